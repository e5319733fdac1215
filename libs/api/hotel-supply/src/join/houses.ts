import type { GuestScore, HotelDescription, HotelRoom, Locale } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { reviewsFor } from './reviews-for';
import { sameName } from './same-name';
import type { JointAtlasReader, JointHotel } from './joint-atlas';
import { named, type NamedHotels } from './names';

/** Rooms of one hotel at two suppliers are one room when their names are equal. */
const roomLike = (room: Pick<HotelRoom, 'name'>, rooms: readonly HotelRoom[]) =>
  rooms.find((known) => sameName(known.name, room.name));

/** The score that the first of a hotel's suppliers tells, if any does. */
export const scoreOf = (described: readonly { score?: GuestScore }[]): GuestScore | undefined =>
  described.find(({ score }) => score)?.score;

/** A hotel as described by all of its suppliers. */
export interface DescribedHouse {
  hotel: HotelDescription;
  /** The joint code of a supplier's room, by supplier and room: 'acase 12'. */
  roomOf: ReadonlyMap<string, string>;
}

/** Hotels by the codes under which they are sold. */
export function createHouses(listed: readonly NamedHotels[], atlas: JointAtlasReader) {
  async function houseOf(code: string): Promise<JointHotel> {
    const found = (await atlas.read()).hotels.get(code);
    if (found) return found;
    throw problem('hotel-not-found');
  }

  /** A hotel as one of its suppliers describes it, with the joint codes. */
  async function describeBy(
    { name, code }: JointHotel['members'][number],
    house: string,
    lang: Locale,
  ): Promise<HotelDescription> {
    const { cities, cityOf } = await atlas.read();
    const { supplier } = listed.find((one) => one.name === name)!;
    const hotel = await supplier.describe(code, lang);
    const city = cities.get(cityOf(named(name, hotel.location.code)));
    return {
      ...hotel,
      code: house,
      location: city?.location.shown[lang] ?? hotel.location,
      nearby: hotel.nearby.map((object) => {
        const own = named(name, object.code);
        return { ...object, code: city?.objectOf.get(own) ?? own };
      }),
    };
  }

  /** The preferred supplier's description, or the next one's when it does not respond, with the rooms of all. */
  async function describe(code: string, lang: Locale): Promise<DescribedHouse> {
    const { members } = await houseOf(code);
    const requested = await Promise.allSettled(members.map((one) => describeBy(one, code, lang)));
    const described = requested.flatMap((one, index) =>
      one.status === 'fulfilled' ? [{ name: members[index]!.name, hotel: one.value }] : [],
    );
    const [first, ...others] = described;
    if (!first) throw (requested[0] as PromiseRejectedResult).reason;
    const rooms = [...first.hotel.roomTypes];
    /** The joint code of a supplier's room. */
    const roomOf = new Map(rooms.map((room) => [`${first.name} ${room.code}`, room.code]));
    for (const { name, hotel } of others)
      for (const room of hotel.roomTypes) {
        const same = roomLike(room, first.hotel.roomTypes);
        const here = same?.code ?? named(name, room.code);
        roomOf.set(`${name} ${room.code}`, here);
        if (!same) rooms.push({ ...room, code: here });
      }
    const hotels = described.map(({ hotel }) => hotel);
    const score = scoreOf(hotels);
    const reviews = reviewsFor(lang, hotels);
    return {
      hotel: { ...first.hotel, ...(score && { score }), reviews, roomTypes: rooms },
      roomOf,
    };
  }

  return { houseOf, describe };
}
