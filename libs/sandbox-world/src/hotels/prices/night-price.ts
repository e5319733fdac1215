import { chance } from '../../basics/chance';
import { weekdayIndexOf, type DayNumber } from '../../basics/moment';
import { advanceFactor, seasonFactor } from '../../basics/season';
import type { Hotel } from '../hotel';
import type { HotelCity } from '../hotel-city';

/** The price of a night in a standard double in Tashkent, by stars, in US cents. */
const byStars = [2400, 2000, 2700, 4200, 7600, 16_500];
const byKind: Partial<Record<Hotel['kind'], number>> = {
  hostel: 1900,
  apartments: 4400,
  'guest-house': 2600,
};

/** Friday and Saturday nights are expensive, Sunday's is not. */
const weekdays = [0.97, 0.96, 0.98, 1, 1.08, 1.1, 0.95];

/** Late bookers pay more than early ones, but less so than for flights. */
const lateness = (daysAhead: number): number => 1 + (advanceFactor(daysAhead) - 1) * 0.35;

/** The price factor that all hotels of a city share on a night: season, day of the week, days ahead. */
export function cityNight(city: HotelCity, day: DayNumber, daysAhead: number): number {
  const season = seasonFactor(day, city.country, city.country);
  return (city.priceLevel / 100) * season * weekdays[weekdayIndexOf(day)]! * lateness(daysAhead);
}

/** The price factor of the distance to the centre: a fifth more at the centre, a sixth less far away. */
const nearness = (km: number): number => 0.84 + 0.36 / (1 + km / 2);

/** The price of each night in the hotel's standard room, in US cents, before the tariff's own factor. */
export function hotelNights(
  seed: string,
  hotel: Hotel,
  nights: readonly { readonly day: DayNumber; readonly factor: number }[],
): number[] {
  const base = hotel.stars > 0 ? byStars[hotel.stars]! : (byKind[hotel.kind] ?? byStars[0]!);
  // Smaller than the step between two categories: of two hotels equally near the centre, the one with more stars costs more.
  const own =
    base * nearness(hotel.centreKm) * (0.92 + chance(`${seed}|${hotel.code}|level`) * 0.16);
  return nights.map(({ day, factor }) => {
    const mood = 0.96 + chance(`${seed}|${hotel.code}|${day}`) * 0.08;
    return own * mood * factor;
  });
}
