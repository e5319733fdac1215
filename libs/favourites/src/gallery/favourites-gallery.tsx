import { describeHotel, listFavourites, type Favourite } from '@karvon/contract';
import { writeItem, offerItem } from '@karvon/favourite-heart';
import {
  buildCity,
  buildDictionary,
  buildFareSummary,
  buildHotelDescription,
  buildHotelOffer,
  buildOffer,
  buildUser,
  refuse,
  respond,
  waiting,
  type FeatureGallery,
} from '@karvon/samples';
import { money } from '@karvon/money';
import type { HotelWords, Market } from '../model/market';
import { ComparePage } from '../pages/compare-page/compare-page';
import { FavouritesPage } from '../pages/favourites-page/favourites-page';

const today = '2026-11-24';
const search = new URLSearchParams('from=TAS&to=MOW&out=2026-12-14');
const at = (id: string, number: string, sum: number) => {
  const offer = buildOffer({ id, fares: [buildFareSummary({ total: money(sum, 'UZS') })] });
  const [slice] = offer.slices;
  const segments = slice!.segments.map((segment) => ({ ...segment, flightNumber: number }));
  return { ...offer, slices: [{ ...slice!, segments }] };
};
const offers = [at('cheap', 'HY 601', 2_140_000_00), at('dear', 'HY 603', 2_610_000_00)];
const wordOf = (index: number) => writeItem(offerItem(offers[index]!.slices, search));
const stay = { arrival: '2026-12-14', departure: '2026-12-17', adults: 2, ages: [] };
const hotelWord = (code: string) => writeItem({ kind: 'hotel', code, stay });
const gone = writeItem(offerItem(at('gone', 'HY 605', 1).slices, search));
const past = 'air.TAS-MOW-20260914.1-0-0.HY601-0-0710';

/** Nearer to the centre by metres that nobody is shown. */
const nearby = buildHotelDescription().nearby.map((place) => ({
  ...place,
  distance: place.distance - 3,
}));

/** What is for sale in the samples. */
export const sampleMarket: Market = {
  flights: async () => ({ offers, dictionary: buildDictionary() }),
  place: async (code) => buildCity({ code, city: code === 'TAS' ? 'Ташкент' : 'Москва' }),
  hotel: async (code) =>
    code === 'UZB17'
      ? buildHotelDescription({ code })
      : buildHotelDescription({
          code,
          name: 'Bibi Hotel',
          stars: code === 'UZB18' ? 3 : 0,
          nearby,
        }),
  rooms: async ({ code }) => [
    buildHotelOffer({
      total: money(code === 'UZB17' ? 1_200_000_00 : 990_000_00, 'UZS'),
      availability: code === 'UZB20' ? 'on-request' : 'free-sale',
      whereToPay: code === 'UZB21' ? 'at-hotel' : 'now',
    }),
  ],
};
export const sampleWords: HotelWords = {
  kind: () => 'Отель',
  distance: (metres) => `${Math.round(metres / 50) * 50} м`,
};

const list: Favourite[] = [
  { item: wordOf(0), price: money(2_340_000_00, 'UZS') },
  { item: wordOf(1), price: money(2_610_000_00, 'UZS') },
  { item: gone, price: money(2_000_000_00, 'UZS') },
  { item: past, price: null },
  { item: hotelWord('UZB17'), price: money(1_000_000_00, 'UZS') },
  { item: hotelWord('UZB18'), price: null },
];
const user = buildUser();
const lists = (favourites: Favourite[]) => [respond(listFavourites, { favourites })];
const show = () => <FavouritesPage market={sampleMarket} today={today} />;
const compare = (items: string) => ({
  show: () => <ComparePage market={sampleMarket} words={sampleWords} today={today} items={items} />,
});

/** The page in each of its states: apps/gallery and the specs show them. */
export const gallery: FeatureGallery = {
  loading: {
    user,
    responses: [...lists(list), waiting(describeHotel)],
    show: () => (
      <FavouritesPage
        market={{ ...sampleMarket, flights: () => new Promise(() => undefined) }}
        today={today}
      />
    ),
  },
  empty: { user, responses: lists([]), show },
  problem: {
    user,
    responses: [refuse(listFavourites, { code: 'internal-error', status: 500 })],
    show,
  },
  data: { user, responses: lists(list), show },
  'on-request': {
    user,
    responses: lists([{ item: hotelWord('UZB20'), price: money(1_000_000_00, 'UZS') }]),
    show,
  },
  'at-hotel': {
    user,
    responses: lists([{ item: hotelWord('UZB21'), price: money(1_000_000_00, 'UZS') }]),
    show,
  },
  'compared-flights': compare([wordOf(0), wordOf(1), gone].join(' ')),
  'compared-hotels': compare([hotelWord('UZB17'), hotelWord('UZB18')].join(' ')),
  'compared-without-stars': compare([hotelWord('UZB17'), hotelWord('UZB19')].join(' ')),
  'compared-on-request': compare([hotelWord('UZB17'), hotelWord('UZB20')].join(' ')),
  'compared-nothing': compare('air.cut-off'),
};
