import type { Logger } from 'pino';
import { groupBy } from '../group-by';
import type { SupplierHotel, SupplierHotelOffer } from '../hotel-supplier';
import { worthwhile } from '../worthwhile';
import { requestAll } from './request-all';
import { scoreOf, type createHouses } from './houses';
import type { JoinedHotels } from './joined-hotels';
import type { JointAtlasReader, JointCity } from './joint-atlas';
import { named, type NamedHotels } from './names';

const WHOLE = 10_000;
/** Compared instead of the visitor's price, which grows with it under any fees. */
const weightOf = ({ price, markUp = 0 }: SupplierHotelOffer) => price.amount * (WHOLE + markUp);
const cheapestFirst = (a: SupplierHotelOffer, b: SupplierHotelOffer) => weightOf(a) - weightOf(b);

/** An offer with its joint id and mark-up. */
export const offerHere = (
  { name, markUp }: Pick<NamedHotels, 'name' | 'markUp'>,
  offer: SupplierHotelOffer,
): SupplierHotelOffer => ({ ...offer, id: named(name, offer.id), markUp });

export interface RequestRoomsDeps {
  atlas: JointAtlasReader;
  houses: ReturnType<typeof createHouses>;
  logger: Logger;
  graceMs: number;
}

/** Searches and lists of rooms: all suppliers of the city or hotel are called at once. */
export function createRoomQuestions(
  listed: readonly NamedHotels[],
  { atlas, houses, logger, graceMs }: RequestRoomsDeps,
): Pick<JoinedHotels, 'search' | 'offers'> {
  function sellersOf(members: readonly string[]): NamedHotels[] {
    return listed.filter(({ name }) => members.includes(name));
  }

  /** A supplier's hotel with the joint codes. */
  function hotelHere(
    seller: NamedHotels,
    hotel: SupplierHotel,
    city: JointCity,
    code: string,
  ): SupplierHotel {
    return {
      ...hotel,
      code,
      nearby: hotel.nearby.flatMap(({ code: object, distance }) => {
        const here = city.objectOf.get(named(seller.name, object));
        return here === undefined ? [] : [{ code: here, distance }];
      }),
      offer: offerHere(seller, hotel.offer),
      alternatives: hotel.alternatives.map((offer) => offerHere(seller, offer)),
    };
  }

  /**
   * One hotel of several suppliers: the preferred supplier describes it, the first one that knows a score tells it, and
   * the cheapest one sells it.
   */
  function oneHouse([first, ...others]: SupplierHotel[]): SupplierHotel {
    const all = [first!, ...others];
    const offers = all.flatMap((one) => [one.offer, ...one.alternatives]);
    const [offer, ...alternatives] = worthwhile(offers.sort(cheapestFirst));
    const score = scoreOf(all);
    return { ...first!, ...(score && { score }), offer: offer!, alternatives };
  }

  return {
    async search({ city: code, ...question }, signal) {
      const { cities, hotelOf } = await atlas.read();
      const city = cities.get(code);
      if (!city) return { hotels: [], sellers: { answered: 1, requested: 1 } };
      const there = sellersOf([...city.members.keys()]);
      const parties = there.map(({ name, supplier }) => ({
        name,
        request: (until: AbortSignal) =>
          supplier.search({ ...question, city: city.members.get(name)! }, until),
      }));
      const { responses, sellers } = await requestAll(parties, { logger, graceMs, signal });
      const found = responses.flatMap(({ name, response }) => {
        const seller = there.find((one) => one.name === name)!;
        return response.map((hotel) =>
          hotelHere(seller, hotel, city, hotelOf(named(name, hotel.code))),
        );
      });
      const houses = groupBy(found, (hotel) => hotel.code);
      return { hotels: [...houses.values()].map(oneHouse), sellers };
    },

    async offers(code, stay, lang) {
      const { members } = await houses.houseOf(code);
      const parties = members.map(({ name, code: own }) => ({
        name,
        request: () => listed.find((one) => one.name === name)!.supplier.offers(own, stay, lang),
      }));
      const { signal } = new AbortController();
      const [{ roomOf }, { responses, sellers }] = await Promise.all([
        houses.describe(code, lang),
        requestAll(parties, { logger, graceMs, signal }),
      ]);
      const offers = responses.flatMap(({ name, response }) => {
        const seller = listed.find((one) => one.name === name)!;
        return response.map((offer) => ({
          ...offerHere(seller, offer),
          roomCode: roomOf.get(`${name} ${offer.roomCode}`) ?? named(name, offer.roomCode),
        }));
      });
      return { offers: offers.sort(cheapestFirst), sellers };
    },
  };
}
