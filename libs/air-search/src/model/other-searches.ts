import { addDays, type PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import type { SearchCriteria } from './search-criteria';

export interface OtherSearch {
  kind: 'day-before' | 'day-after' | 'city-from' | 'city-to' | 'economy';
  next: SearchCriteria;
}

interface Known {
  today: PlainDate;
  from: Place | undefined;
  to: Place | undefined;
}

function daysLater(criteria: SearchCriteria, days: number): SearchCriteria {
  const { out, back } = criteria;
  return { ...criteria, out: addDays(out, days), back: back && addDays(back, days) };
}

/** Searches close to one that found nothing, the closest first. */
export function otherSearches(criteria: SearchCriteria, { today, from, to }: Known): OtherSearch[] {
  const cities = { from: from?.cityCode ?? criteria.from, to: to?.cityCode ?? criteria.to };
  const apart = cities.from !== cities.to;
  const all: (OtherSearch | false)[] = [
    criteria.out > today && { kind: 'day-before', next: daysLater(criteria, -1) },
    { kind: 'day-after', next: daysLater(criteria, 1) },
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
