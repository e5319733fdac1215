import { daysBetween } from '@karvon/calendar';
import {
  hotelDescriptionSchema,
  hotelObjectSchema,
  hotelOfferSchema,
  hotelSummarySchema,
  isSoldNow,
} from '@karvon/contract';
import { agencyOffer } from '../agency-offer';
import type {
  HotelSearchQuestion,
  HotelSupplier,
  SupplierHotelOffer,
  SupplierStay,
} from '../hotel-supplier';

export interface HotelSupplierUnderTest {
  supplier: HotelSupplier;
  /** A city with hotels free for the stay. */
  city: string;
  stay: SupplierStay;
  /** Prices are checked against the contract with sample fees. */
  rules: Parameters<typeof agencyOffer>[1];
  close?(): Promise<void>;
}

const never = new AbortController().signal;

/**
 * The tests that every hotel supplier must pass; call it in a spec of the adapter.
 * One that sells no `extraBeds`, or knows no `places` near hotels, says so and is spared their tests.
 */
export function describeHotelSupplier(
  name: string,
  make: () => HotelSupplierUnderTest | Promise<HotelSupplierUnderTest>,
  { extraBeds = true, places = true }: { extraBeds?: boolean; places?: boolean } = {},
): void {
  describe(`${name} as a supplier of hotels`, () => {
    let world: HotelSupplierUnderTest;
    let supplier: HotelSupplier;
    let city: string;
    let stay: SupplierStay;
    let rules: HotelSupplierUnderTest['rules'];
    let nights: number;
    beforeAll(async () => {
      world = await make();
      ({ supplier, city, stay, rules } = world);
      nights = daysBetween(stay.arrival, stay.departure);
    }, 120_000);
    afterAll(() => world.close?.());

    const all = (): Omit<HotelSearchQuestion, 'city'> => ({
      stay,
      lang: 'ru',
      freeSaleOnly: false,
      whereToPay: 'any',
    });
    const search = (changes: Partial<HotelSearchQuestion> = {}) =>
      supplier.search({ ...all(), city, ...changes }, never);
    const sold = (offer: SupplierHotelOffer) => agencyOffer(offer, rules, nights);

    test('names every hotel once, those of a search among them', async () => {
      const codes = (await supplier.hotels()).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      const found = await search();
      expect(codes).toEqual(expect.arrayContaining(found.map(({ code }) => code)));
    });

    test('names what hotels stand near to as it names it to a search', async () => {
      const landmarks = await supplier.landmarks();
      const there = landmarks.filter((one) => one.city === city);
      if (places) expect(there.length).toBeGreaterThan(0);
      expect(there.map(({ shown }) => shown.ru)).toEqual(await supplier.objects(city, 'ru'));
      expect(there.map(({ words }) => words.id)).toEqual(there.map(({ shown }) => shown.uz.code));
    });

    test('lists places in both languages, most popular first, each code once', async () => {
      const locations = await supplier.locations();
      const codes = locations.map(({ shown }) => shown.ru.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(locations.map(({ shown }) => shown.uz.code)).toEqual(codes);
      expect(locations.map(({ words }) => words.id)).toEqual(codes);
      const ranks = locations.map(({ words }) => words.rank);
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
      expect(codes).toContain(city);
    });

    test('finds hotels that are what the contract says, near to objects it names', async () => {
      const [hotels, objects] = await Promise.all([search(), supplier.objects(city, 'ru')]);
      expect(hotels.length).toBeGreaterThan(0);
      const known = new Set(objects.map(({ code }) => hotelObjectSchema.shape.code.parse(code)));
      for (const hotel of hotels) {
        const { alternatives: _counted, ...summary } = hotel;
        const offer = sold(hotel.offer);
        hotelSummarySchema.parse({ ...summary, offer, alternatives: [], nearby: [] });
        expect(hotel.nearby.filter(({ code }) => !known.has(code))).toEqual([]);
      }
    });

    test('returns only the wanted kind of offers, and shows the cheapest of them', async () => {
      const [hotel] = await search({ freeSaleOnly: true, whereToPay: 'now' });
      const offers = await supplier.offers(hotel!.code, stay, 'ru');
      const wanted = offers.filter(
        (offer) => offer.availability === 'free-sale' && offer.whereToPay === 'now',
      );
      expect(hotel!.offer).toEqual(wanted[0]);
    });

    test('shows the cheapest offer for each wish: meals, beds, and a free cancellation for so long', async () => {
      const hotels = await search({ freeSaleOnly: true, whereToPay: 'now' });
      const patient = hotels.find(({ alternatives }) => alternatives.length > 1) ?? hotels[0]!;
      const offers = await supplier.offers(patient.code, stay, 'ru');
      const untilOf = ({ cancellation }: SupplierHotelOffer) => cancellation.freeUntil ?? '';
      const wanted = offers.filter(
        (offer) => offer.availability === 'free-sale' && offer.whereToPay === 'now',
      );
      const best = wanted.filter((offer, index) =>
        wanted
          .slice(0, index)
          .filter(({ meal, beds }) => meal === offer.meal && beds === offer.beds)
          .every((cheaper) => untilOf(cheaper) < untilOf(offer)),
      );
      expect([patient.offer, ...patient.alternatives]).toEqual(best);
    });

    test('never hides a room that is sold now behind a cheaper one that must be waited for', async () => {
      for (const { code, offer, alternatives } of (await search()).slice(0, 20)) {
        const offers = await supplier.offers(code, stay, 'ru');
        const sold = [offer, ...alternatives].find(isSoldNow);
        expect(sold?.price).toEqual(offers.find(isSoldNow)?.price);
      }
    });

    test.each([[[7, 9]], [[7, 9, 12]], [[0, 3, 8, 17]]])(
      'puts an adult in each room, also of one adult with children of %j',
      async (childAges) => {
        for (const adults of [1, 2]) {
          const party = { ...stay, adults, childAges };
          const found = await search({ stay: party });
          const listed = found.flatMap(({ offer, alternatives }) => [offer, ...alternatives]);
          const [first] = found;
          const offers = first ? await supplier.offers(first.code, party, 'ru') : [];
          expect([...listed, ...offers].filter(({ rooms }) => rooms > adults)).toEqual([]);
        }
      },
    );

    test('reports an unknown city, hotel or offer', async () => {
      expect(await search({ city: 'NOWHERE' })).toEqual([]);
      expect(await supplier.objects('NOWHERE', 'ru')).toEqual([]);
      const refused = (code: string) => expect.objectContaining({ code });
      await expect(supplier.describe('NOWHERE-1', 'ru')).rejects.toEqual(
        refused('hotel-not-found'),
      );
      await expect(supplier.offers('NOWHERE-1', stay, 'ru')).rejects.toEqual(
        refused('hotel-not-found'),
      );
      await expect(supplier.price('nonsense', 'ru')).rejects.toEqual(refused('offer-expired'));
      expect(await supplier.picture('../../nonsense')).toBeNull();
    });

    test('describes a hotel it found, with pictures that can be seen', async () => {
      const [found] = await search();
      const hotel = hotelDescriptionSchema.parse(await supplier.describe(found!.code, 'uz'));
      expect(hotel.code).toBe(found!.code);
      for (const { url } of hotel.pictures) {
        const picture = await supplier.picture(url.split('/').at(-1) ?? '');
        expect(picture).toMatchObject({ type: expect.stringMatching(/^image\//), immutable: true });
        expect(picture!.body.length).toBeGreaterThan(0);
      }
    });

    test('offers rooms it describes, cheapest first; priced again, an offer keeps its stay and adds up', async () => {
      const [found] = await search();
      const { roomTypes } = await supplier.describe(found!.code, 'ru');
      const offers = await supplier.offers(found!.code, stay, 'ru');
      const prices = offers.map(({ price }) => price.amount);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const rooms = roomTypes.map(({ code }) => code);
      for (const offer of offers) {
        hotelOfferSchema.parse(sold(offer));
        expect(rooms).toContain(offer.roomCode);
        // The heading of an offer, and a part of what its link is called.
        expect(offer.rateName).not.toBe('');
      }
      const priced = await supplier.price(offers[0]!.id, 'ru');
      // In the words, and the language, in which it was chosen.
      expect(priced.offer.roomName).toBe(offers[0]!.roomName);
      expect(priced).toMatchObject({
        arrivalDate: stay.arrival,
        departureDate: stay.departure,
        adults: stay.adults,
        childAges: stay.childAges,
        // What the map of an order shows.
        hotel: { code: found!.code, position: found!.position },
        room: { code: offers[0]!.roomCode },
      });
      const sum = priced.days.reduce((total, { price }) => total + price.amount, 0);
      expect([sum, priced.days.length]).toEqual([priced.offer.price.amount, nights]);
    });

    test('stops a search when it is aborted', async () => {
      const stopped = AbortSignal.abort();
      await expect(supplier.search({ ...all(), city }, stopped)).rejects.toBeDefined();
    });

    if (extraBeds)
      test('extra beds have a price that is a part of the stay, at the latest when it is priced again', async () => {
        const party = { ...stay, adults: 3, childAges: [] };
        const found = (await search({ stay: party })).slice(0, 12);
        const offers = await Promise.all(
          found.map(({ code }) => supplier.offers(code, party, 'ru')),
        );
        const offer = offers.flat().find(({ extraBeds }) => extraBeds > 0)!;
        const priced = await supplier.price(offer.id, 'ru');
        expect(priced.offer.extraBeds).toBe(offer.extraBeds);
        const beds = priced.offer.extraBedsPrice!;
        expect(beds.currency).toBe(priced.offer.price.currency);
        expect(beds.amount).toBeGreaterThan(0);
        expect(beds.amount).toBeLessThan(priced.offer.price.amount);
      });
  });
}
