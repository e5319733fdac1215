import { chance, draw } from '../basics/chance';
import { fromUsdCents, inPriceSteps } from '../basics/currency';
import { dateOf, dayNumberOf, wallClock, type DayNumber, type EpochMinute } from '../basics/moment';
import { cancellationTerms } from './cancellation-terms';
import type { Hotel, RoomType } from './hotel';
import type { HotelCity } from './hotel-city';
import { writeHotelOfferId } from './hotel-offer-id';
import { cityNight, hotelNights } from './prices/night-price';
import { paidAtHotel } from './paid-at-hotel';
import { ratesOf, type Rate } from './prices/rates';
import { bedsOf } from './room-types';
import { sleepers, type Stay } from './stay';
import type { SupplyAmount, SupplyCancellation, SupplyHotelOffer } from './supply-hotel-offer';

export interface Asking {
  readonly seed: string;
  readonly now: EpochMinute;
  /** Rooms without an adult are sold, to parties whose children are old enough for it. */
  readonly childrenAlone?: boolean;
}

/** How many days ahead a room can be booked, by the hotel's calendar. */
export const stayHorizonDays = 500;

function nightsOf(stay: Stay): DayNumber[] {
  const first = dayNumberOf(stay.arrival);
  const count = dayNumberOf(stay.departure) - first;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index);
}

/** Whether the room is free all nights, must be requested, or has a waiting list. */
function availabilityOf(
  seed: string,
  hotel: Hotel,
  room: RoomType,
  nights: readonly DayNumber[],
): SupplyHotelOffer['availability'] {
  const key = `${seed}|${hotel.code}|${room.code}`;
  if (nights.some((day) => chance(`${key}|full|${day}`) < 0.03)) return 'waiting-list';
  return chance(`${key}|request`) < 0.06 ? 'on-request' : 'free-sale';
}

/** The nights of a stay in one city, computed once for all its hotels. */
export interface CityStay {
  readonly city: HotelCity;
  readonly stay: Stay;
  readonly nights: readonly { readonly day: DayNumber; readonly factor: number }[];
}

/** Null when the stay is not on sale in the city. */
export function cityStay(city: HotelCity, stay: Stay, now: EpochMinute): CityStay | null {
  const today = wallClock(city.zone, now).day;
  const days = nightsOf(stay);
  if (days.length === 0 || days[0]! < today || days.at(-1)! >= today + stayHorizonDays) return null;
  const nights = days.map((day) => ({ day, factor: cityNight(city, day, day - today) }));
  return { city, stay, nights };
}

/** A room at a tariff with its price, before the rest of the offer is computed. */
export interface Candidate {
  readonly hotel: Hotel;
  readonly room: RoomType;
  readonly rate: Rate;
  readonly rooms: number;
  readonly nights: readonly SupplyAmount[];
  readonly total: SupplyAmount;
  /** The share of extra beds in the total, from 0 to 1. */
  readonly extraShare: number;
  readonly availability: SupplyHotelOffer['availability'];
  readonly raisePercent: number;
}

/** How many rooms of one kind a party may take at most. */
const maxRooms = 4;
/** From this age on hotels give children a room without an adult. */
const aloneAge = 12;
/** The share of a room's price that an extra bed adds. */
const extraBedShare = 0.22;

/**
 * Every room and tariff of a hotel for a stay, cheapest first; the party is spread over rooms of one kind. Those in which children
 * would sleep without an adult come last, and only where they are sold.
 * `raisePercent` provokes a change of price.
 */
export function candidatesOf(
  { seed, childrenAlone = false }: Asking,
  hotel: Hotel,
  { stay, nights }: CityStay,
  raisePercent = 0,
): Candidate[] {
  const { currency } = stay;
  const days = nights.map(({ day }) => day);
  const standard = hotelNights(seed, hotel, nights);
  const rates = ratesOf(seed, hotel, nights.length);
  return hotel.roomTypes
    .flatMap((room) => {
      const rooms = Math.ceil(sleepers(stay) / (room.maxGuests + room.maxExtraBeds));
      const old = stay.childAges.every((age) => age >= aloneAge);
      const allowed = childrenAlone && old ? sleepers(stay) : stay.adults;
      if (rooms > Math.min(maxRooms, allowed)) return [];
      const extra = Math.max(0, sleepers(stay) - room.maxGuests * rooms) / rooms;
      const withExtra = 1 + extraBedShare * extra;
      const level = (room.priceLevel / 100) * withExtra * (1 + raisePercent / 100);
      const extraShare = 1 - 1 / withExtra;
      const availability = availabilityOf(seed, hotel, room, days);
      return rates.map((rate) => {
        const free = rate.freeNights;
        const amounts = standard.map((cents, index) => {
          const given = free !== null && index % free.stay >= free.pay;
          const one = given ? 0 : fromUsdCents(cents * level * rate.factor, currency);
          return { amount: one * rooms, currency };
        });
        const total = { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency };
        const price = { rooms, nights: amounts, total, extraShare, raisePercent };
        return { hotel, room, rate, availability, ...price };
      });
    })
    .sort(
      (a, b) =>
        Number(a.rooms > stay.adults) - Number(b.rooms > stay.adults) ||
        a.total.amount - b.total.amount,
    );
}

const keyOf = (seed: string, { hotel, room, rate }: Candidate) =>
  `${seed}|${hotel.code}|${room.code}|${rate.code}`;

/** The cancellation terms of a candidate. */
export function termsOf(
  { seed, now }: Asking,
  { city, nights }: CityStay,
  candidate: Candidate,
): SupplyCancellation {
  return cancellationTerms({
    rate: candidate.rate,
    key: keyOf(seed, candidate),
    country: city.country,
    zone: city.zone,
    arrival: nights[0]!.day,
    now,
    total: candidate.total,
    firstNight: candidate.nights[0]!,
  });
}

/** The whole offer of a candidate. */
export function offerOf(asking: Asking, place: CityStay, candidate: Candidate): SupplyHotelOffer {
  const { seed, now } = asking;
  const { city, stay, nights } = place;
  const { hotel, room, rate, rooms, total, raisePercent } = candidate;
  const left = draw(`${keyOf(seed, candidate)}|left|${nights[0]!.day}`, 1, 24);
  return {
    id: writeHotelOfferId(seed, {
      hotel: hotel.code,
      room: room.code,
      rate: rate.code,
      stay,
      pricedOn: wallClock(city.zone, now).day,
      raisePercent,
    }),
    hotel: hotel.code,
    room: room.code,
    rate: rate.code,
    rateName: rate.names,
    meal: rate.meal,
    beds: bedsOf(room),
    rooms,
    total,
    nights: candidate.nights,
    paidAtHotel: paidAtHotel(city.country, hotel.stars, stay, nights.length),
    whereToPay: rate.whereToPay,
    availability: candidate.availability,
    roomsLeft: left <= 8 ? Math.max(left, rooms) : null,
    extraBeds: Math.max(0, sleepers(stay) - room.maxGuests * rooms),
    extraBedsTotal: {
      amount: inPriceSteps(total.amount * candidate.extraShare, total.currency),
      currency: total.currency,
    },
    cancellation: termsOf(asking, place, candidate),
    freeNights: rate.freeNights,
    guestRules: {
      allNames: chance(`${seed}|${hotel.code}|names`) < 0.35,
      citizenship: chance(`${seed}|${hotel.code}|citizenship`) < 0.5,
    },
  };
}

/** The days of a stay as 'YYYY-MM-DD'. */
export const nightDates = (stay: Stay): string[] => nightsOf(stay).map(dateOf);
