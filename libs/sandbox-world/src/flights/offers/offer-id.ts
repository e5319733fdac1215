import { openId, sealId } from '../../sealed-id';
import type { Journey } from '../journeys/connections';
import { supplyCurrencies, type SupplyCurrency } from '../../basics/currency';
import type { Cabin } from '../fares/fare-price';
import { flightKey } from '../network/flight';
import type { DayNumber } from '../../basics/moment';
import type { SupplyPassengers } from '../fares/supply-offer';

/** The content of an offer. With the world's seed, any process builds the same offer from it. */
export interface OfferRecipe {
  readonly journeys: readonly Journey[];
  readonly passengers: SupplyPassengers;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  /** The day of the price. */
  readonly pricedOn: DayNumber;
  /** Per cent that are added to the tariff after a change of price. */
  readonly raisePercent: number;
}

export type FlightName = {
  carrier: string;
  number: string;
  origin: string;
  destination: string;
  day: DayNumber;
};

export interface ReadOfferId extends Omit<OfferRecipe, 'journeys'> {
  readonly flights: readonly (readonly FlightName[])[];
}

/** The sealed id of an offer. */
export function writeOfferId(seed: string, recipe: OfferRecipe): string {
  const { passengers, cabin, currency, pricedOn, raisePercent, journeys } = recipe;
  return sealId(seed, [
    '1',
    cabin.charAt(0),
    currency,
    `${passengers.adult}.${passengers.child}.${passengers.baby}`,
    pricedOn.toString(36),
    raisePercent,
    journeys.map((journey) => journey.map(flightKey).join('+')).join(';'),
  ]);
}

/** The content of an id, or undefined when the id is not of this world. */
export function readOfferId(seed: string, id: string): ReadOfferId | undefined {
  const [version, cabin, currency, party, pricedOn, raise, slices] = openId(seed, id) ?? [];
  if (version !== '1' || slices === undefined) return undefined;
  const known = supplyCurrencies.find((code) => code === currency);
  const [adult = 0, child = 0, baby = 0] = (party ?? '').split('.').map(Number);
  const flights = slices.split(';').map((slice) => slice.split('+').map(readFlightKey));
  if (!known || !everyFlight(flights)) return undefined;
  return {
    flights,
    passengers: { adult, child, baby },
    cabin: cabin === 'b' ? 'business' : 'economy',
    currency: known,
    pricedOn: parseInt(pricedOn ?? '', 36),
    raisePercent: Number(raise),
  };
}

const everyFlight = (slices: (FlightName | undefined)[][]): slices is FlightName[][] =>
  slices.every((slice) => slice.every((flight) => flight !== undefined));

function readFlightKey(key: string): FlightName | undefined {
  const match = /^(\w\w)(\d+)\/([A-Z]{3})-([A-Z]{3})\/(\w+)$/.exec(key);
  if (!match) return undefined;
  const [, carrier, number, origin, destination, day] = match as unknown as string[] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { carrier, number, origin, destination, day: parseInt(day, 36) };
}
