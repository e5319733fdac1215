import {
  describeHotel,
  findHotelLocations,
  listHotelOffers,
  listNightPrices,
  searchHotels,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import {
  respond,
  buildHotelDescription,
  buildHotelLocation,
  buildHotelOffer,
  buildHotelSearchResponse,
  buildHotelSummary,
  refuse,
  waiting,
  type FeatureGallery,
} from '@karvon/samples';
import { PlaceMap } from '@karvon/street-map';
import { HotelSearchForm } from '../components/hotel-search-form/hotel-search-form';
import { parseCriteria } from '../model/hotel-criteria';
import { HotelPage } from '../pages/hotel-page/hotel-page';
import { HotelsPage } from '../pages/hotels-page/hotels-page';

const today = '2026-11-21';
const search = 'city=SKD&in=2026-12-10&out=2026-12-13&adults=2';
const stay = 'in=2026-12-10&out=2026-12-13&adults=2&ages=8';
const path = `/hotel?${search}`;

/** Hotels with rising prices; the first one has no free cancellation. */
export function buildHotels(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const built = buildHotelSummary();
    const total = money((2_400 + index * 10) * 1_000_00, 'UZS');
    const free = { ...built.alternatives[0]!, amount: total.amount + 300_000_00 };
    return buildHotelSummary({
      code: `SKD-${index + 1}`,
      name: `Отель ${index + 1}`,
      stars: index % 2 === 0 ? 4 : 3,
      offer: { ...built.offer, total },
      alternatives: index === 0 ? [] : [free],
    });
  });
}

/** The hotel «Регистан» with a tariff paid now and one paid there. */
export const hotelWithOffers = [
  respond(describeHotel, buildHotelDescription()),
  respond(listHotelOffers, {
    nights: 3,
    sellers: { answered: 1, requested: 1 },
    offers: [
      buildHotelOffer(),
      buildHotelOffer({
        id: 'hotel-offer-2',
        rateCode: 'at-hotel',
        rateName: 'Оплата в отеле',
        whereToPay: 'at-hotel',
        availability: 'on-request',
        freeNights: { stay: 4, pay: 3 },
      }),
    ],
    expiresAt: '2026-12-01T10:30:00.000Z',
  }),
  respond(listNightPrices, {
    prices: [
      ['2026-12-10', '2026-12-13', 950_000_00],
      ['2026-12-17', '2026-12-20', 820_000_00],
    ].map(([arrivalDate, departureDate, perNight]) => ({
      arrivalDate: String(arrivalDate),
      departureDate: String(departureDate),
      perNight: money(Number(perNight), 'UZS'),
      expiresAt: '2026-12-01T10:30:00.000Z',
    })),
  }),
];

const showList = () => (
  <HotelsPage
    criteria={parseCriteria(new URLSearchParams(search))!}
    edition={readEdition('uz')}
    today={today}
  />
);
const found = (hotels: ReturnType<typeof buildHotels>) => [
  respond(searchHotels, buildHotelSearchResponse({ hotels })),
];

/** The search form, the list of hotels and the page of one. */
export const gallery: FeatureGallery = {
  loading: { responses: [waiting(searchHotels)], path, show: showList },
  empty: { responses: found([]), path, show: showList },
  problem: {
    responses: [refuse(searchHotels, { code: 'supplier-unavailable', status: 422 })],
    path,
    show: showList,
  },
  data: { responses: found(buildHotels(45)), path, show: showList },
  form: {
    responses: [respond(findHotelLocations, { locations: [buildHotelLocation()] })],
    show: () => <HotelSearchForm today={today} />,
  },
  hotel: {
    responses: hotelWithOffers,
    path: `/hotel/SKD-001?${stay}`,
    show: () => (
      <HotelPage Place={PlaceMap} code="SKD-001" params={new URLSearchParams(stay)} today={today} />
    ),
  },
};
