import { hashOf } from '../../basics/chance';
import type { FareFamilyKey } from './fare-families';
import type { Cabin } from './fare-price';
import { flightKey, type Flight } from '../network/flight';
import { dateOf } from '../../basics/moment';

const economy: Record<FareFamilyKey, string> = {
  light: 'NTGQ',
  basic: 'VLKO',
  standard: 'HSUX',
  flex: 'YBM',
};
const business: Record<FareFamilyKey, string> = {
  light: 'I',
  basic: 'I',
  standard: 'DIZ',
  flex: 'JC',
};

/** Subclass letter of a flight, and the fare basis built on it: class, season, family, trip, destination. */
export function bookingClassOf(
  flight: Flight,
  family: FareFamilyKey,
  cabin: Cabin,
  trip: 'OW' | 'RT',
): { bookingClass: string; fareBasis: string } {
  const choices = (cabin === 'business' ? business : economy)[family];
  const bookingClass = choices[hashOf(`class:${flightKey(flight)}`) % choices.length] as string;
  const month = Number(dateOf(flight.day).slice(5, 7));
  const season = month >= 6 && month <= 9 ? 'H' : month === 12 || month === 1 ? 'P' : 'L';
  const brand = { light: 'LT', basic: 'BS', standard: 'ST', flex: 'FX' }[family];
  return {
    bookingClass,
    fareBasis: `${bookingClass}${season}${brand}${trip}${flight.route.destination.country}`,
  };
}
