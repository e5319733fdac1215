import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import { shiftDays, type SearchCriteria } from './search-criteria';

export interface OtherSearch {
  kind: 'day-before' | 'day-after' | 'city-from' | 'city-to' | 'economy';
  next: SearchCriteria;
}

interface Known {
  today: PlainDate;
  from: Place | undefined;
  to: Place | undefined;
}

/** Searches close to one that found nothing, the closest first. */
export function otherSearches(criteria: SearchCriteria, { today, from, to }: Known): OtherSearch[] {
  const cities = { from: from?.cityCode ?? criteria.from, to: to?.cityCode ?? criteria.to };
  const apart = cities.from !== cities.to;
  const all: (OtherSearch | false)[] = [
    criteria.out > today && { kind: 'day-before', next: shiftDays(criteria, -1) },
    { kind: 'day-after', next: shiftDays(criteria, 1) },
    apart &&
      cities.from !== criteria.from && {
        kind: 'city-from',
        next: { ...criteria, from: cities.from },
      },
    apart && cities.to !== criteria.to && { kind: 'city-to', next: { ...criteria, to: cities.to } },
    criteria.ticketClass !== 'Economy' && {
      kind: 'economy',
      next: { ...criteria, ticketClass: 'Economy' },
    },
  ];
  return all.filter((one) => one !== false);
}
