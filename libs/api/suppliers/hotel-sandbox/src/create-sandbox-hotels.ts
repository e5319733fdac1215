import type { Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import {
  createHotelWorld,
  hotelBehaviour,
  nightDates,
  stayHorizonDays,
  type Hotel,
  type HotelWorld,
} from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import { problem } from '@karvon/platform/http/problem';
import { createPace } from '@karvon/platform/sandbox-pace';
import type { HotelSupplier, SupplierStay } from '@karvon/hotel-supply/hotel-supplier';
import { convertCity, convertLandmark, convertObject } from './convert-city';
import {
  bookedHotel,
  convertRoom,
  convertSummary,
  knownHotel,
  type HotelPlace,
} from './convert-hotel';
import { convertHotelOffer } from './convert-offer';
import { describeWithReviews } from './describe-with-reviews';
import { createHotelPictures } from './hotel-pictures';

export interface SandboxHotelsDeps {
  config: Pick<Config, 'sandbox'>;
  clock: Clock;
  edition: Pick<Edition, 'currency'>;
}

const SEARCH_MS = 900;
const SLOW_SEARCH_MS = 8_000;

/** The built-in default supplier: invented hotels in real cities, without an account or network. */
export function createSandboxHotels({ config, clock, edition }: SandboxHotelsDeps): HotelSupplier {
  const { seed, speed } = config.sandbox;
  const pace = createPace(speed);
  const world = (): HotelWorld => createHotelWorld({ seed, now: clock.now(), childrenAlone: true });
  const pictures = createHotelPictures((code) => world().hotel(code));
  const inCurrency = (stay: SupplierStay) => ({ ...stay, currency: edition.currency });

  function placeOf(hotel: Hotel): HotelPlace {
    const at = world();
    const city = at.city(hotel.city);
    if (!city) throw new Error(`The hotel ${hotel.code} stands in no city`);
    return { hotel, city, objects: at.objects(hotel.city) };
  }

  function find(code: string): Hotel {
    const hotel = world().hotel(code);
    if (!hotel) throw problem('hotel-not-found');
    return hotel;
  }

  /**
   * The list's text about a hotel never changes, so it is cached: for a big city it takes longer to make than the
   * prices.
   */
  const summaries = new Map<string, ReturnType<typeof convertSummary>>();
  function summaryOf(hotel: Hotel, lang: Locale): ReturnType<typeof convertSummary> {
    const key = `${hotel.code} ${lang}`;
    const known = summaries.get(key) ?? convertSummary(placeOf(hotel), pictures, lang);
    summaries.set(key, known);
    return known;
  }

  return {
    horizonDays: stayHorizonDays,
    childrenAlone: true,
    locations: async () => world().cities.map(convertCity),
    hotels: async () =>
      world()
        .hotels()
        .map((hotel) => knownHotel(placeOf(hotel))),
    landmarks: async () =>
      world().cities.flatMap((city) =>
        world()
          .objects(city.code)
          .map((object) => convertLandmark(object, city)),
      ),
    objects: async (city, lang) =>
      world()
        .objects(city)
        .map((object) => convertObject(object, lang)),
    async search({ city, stay, lang, ...wanted }, signal) {
      const behaviour = hotelBehaviour(city);
      if (behaviour === 'time-out')
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      await pace.wait(behaviour === 'slow' ? SLOW_SEARCH_MS : SEARCH_MS, signal);
      signal.throwIfAborted();
      return world()
        .search(city, inCurrency(stay), wanted)
        .map(({ hotel, offer, alternatives }) => ({
          ...summaryOf(hotel, lang),
          offer: convertHotelOffer(hotel, offer, lang),
          alternatives: alternatives.map((one) => convertHotelOffer(hotel, one, lang)),
        }));
    },
    async describe(hotelCode, lang) {
      await pace.wait(200);
      return describeWithReviews(placeOf(find(hotelCode)), pictures, lang, clock.now());
    },
    async offers(hotelCode, stay, lang) {
      await pace.wait(400);
      const hotel = find(hotelCode);
      return world()
        .offers(hotelCode, inCurrency(stay))
        .map((offer) => convertHotelOffer(hotel, offer, lang));
    },
    async price(offerId, lang) {
      await pace.wait(350);
      const now = world().reprice(offerId);
      if (now === undefined) throw problem('offer-expired');
      if (now === 'sold-out') throw problem('sold-out');
      const { offer, hotel, stay } = now;
      const room = hotel.roomTypes.find(({ code }) => code === offer.room);
      if (!room) throw problem('offer-expired');
      const dates = nightDates(stay);
      return {
        offer: convertHotelOffer(hotel, offer, lang),
        hotel: bookedHotel(placeOf(hotel), pictures, lang),
        room: convertRoom(hotel, room, pictures, lang),
        arrivalDate: stay.arrival,
        departureDate: stay.departure,
        adults: stay.adults,
        childAges: [...stay.childAges],
        days: offer.nights.map((price, index) => ({ date: dates[index] ?? stay.arrival, price })),
      };
    },
    picture: async (file) => pictures.file(file),
  };
}
