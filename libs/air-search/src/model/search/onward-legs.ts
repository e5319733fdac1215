import { isPlainDate, type PlainDate } from '@karvon/calendar';
import { maxLegs, placeCodePattern } from '@karvon/contract';

/** One leg of a search. */
export interface RouteLeg {
  from: string;
  to: string;
  out: PlainDate;
}

/** Whether the leg is valid: two different codes, and an existing day. */
export function isLeg({ from, to, out }: RouteLeg): boolean {
  return (
    placeCodePattern.test(from) && placeCodePattern.test(to) && from !== to && isPlainDate(out)
  );
}

/**
 * Reads the legs after the first from an address: `IST-MOW-2026-12-10_MOW-TAS-2026-12-20`. Invalid ones are left out; a day
 * before that of the preceding leg becomes that day.
 * @param first the day of the first leg
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
