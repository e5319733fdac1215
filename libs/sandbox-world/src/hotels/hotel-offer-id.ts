import { supplyCurrencies, type SupplyCurrency } from '../basics/currency';
import { dateOf, dayNumberOf, type DayNumber } from '../basics/moment';
import { openId, sealId } from '../sealed-id';
import type { Stay } from './stay';

/** The content of an offer; with the world's seed it gives the same offer in any process. */
export interface HotelRecipe {
  readonly hotel: string;
  readonly room: string;
  readonly rate: string;
  readonly stay: Stay;
  /** The day of the price. */
  readonly pricedOn: DayNumber;
  /** Per cent added to the price after a change. */
  readonly raisePercent: number;
}

/** The sealed id of an offer. */
export function writeHotelOfferId(seed: string, recipe: HotelRecipe): string {
  const { hotel, room, rate, stay, pricedOn, raisePercent } = recipe;
  return sealId(seed, [
    'h1',
    hotel,
    room,
    rate,
    dayNumberOf(stay.arrival).toString(36),
    dayNumberOf(stay.departure).toString(36),
    stay.adults,
    stay.childAges.join('.'),
    stay.currency,
    pricedOn.toString(36),
    raisePercent,
  ]);
}

/** The parts of an id, or undefined when it is not an id of this world. */
export function readHotelOfferId(seed: string, id: string): HotelRecipe | undefined {
  const parts = openId(seed, id);
  if (parts?.[0] !== 'h1' || parts.length !== 11) return undefined;
  const [, hotel, room, rate, arrival, departure, adults, ages, currency, pricedOn, raise] =
    parts as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
  if (!supplyCurrencies.includes(currency as SupplyCurrency)) return undefined;
  return {
    hotel,
    room,
    rate,
    stay: {
      arrival: dateOf(parseInt(arrival, 36)),
      departure: dateOf(parseInt(departure, 36)),
      adults: Number(adults),
      childAges: ages === '' ? [] : ages.split('.').map(Number),
      currency: currency as SupplyCurrency,
    },
    pricedOn: parseInt(pricedOn, 36),
    raisePercent: Number(raise),
  };
}
