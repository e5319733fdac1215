import { isPlainDate, type PlainDate } from '@karvon/calendar';
import { maxLegs, placeCodePattern } from '@karvon/contract';

/** One flight of a journey, as it is searched. */
export interface RouteLeg {
  from: string;
  to: string;
  out: PlainDate;
}

/** Whether the flight is valid: two different codes, and a day that exists. */
export function isLeg({ from, to, out }: RouteLeg): boolean {
  return (
    placeCodePattern.test(from) && placeCodePattern.test(to) && from !== to && isPlainDate(out)
  );
}

/**
 * The flights after the first, out of an address: `IST-MOW-2026-12-10_MOW-TAS-2026-12-20`. What cannot be read is left
 * out; a day before the flight before becomes that day.
 * @param first the day of the first flight
 */
export function parseOnward(text: string | null, first: PlainDate): RouteLeg[] {
  let earliest = first;
  return (text ?? '')
    .split('_')
    .map((leg) => {
      const [from = '', to = '', ...day] = leg.toUpperCase().split('-');
      return { from, to, out: day.join('-') };
    })
    .filter(isLeg)
    .slice(0, maxLegs - 1)
    .map((leg) => {
      if (leg.out > earliest) earliest = leg.out;
      return { ...leg, out: earliest };
    });
}
