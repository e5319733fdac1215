import type { AirSearchRequest, Cabin, Travellers } from '@karvon/contract';
import { isPlainDate, type PlainDate } from '@karvon/calendar';

/** What a visitor looks for: out and, unless one-way, back between two places. */
export interface SearchCriteria {
  from: string;
  to: string;
  out: PlainDate;
  back: PlainDate | null;
  travellers: Travellers;
  ticketClass: Cabin;
}

const code = /^[A-Z]{3}$/;

function count(text: string | null, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value >= 0 && value <= 9 ? value : fallback;
}

/** Reads criteria from an address; null when it does not describe a search. Unsure parts take the defaults. */
export function parseCriteria(params: URLSearchParams): SearchCriteria | null {
  const from = params.get('from')?.toUpperCase() ?? '';
  const to = params.get('to')?.toUpperCase() ?? '';
  const out = params.get('out') ?? '';
  const back = params.get('back');
  if (!code.test(from) || !code.test(to) || from === to || !isPlainDate(out)) return null;
  const adult = Math.max(1, count(params.get('adult'), 1));
  const child = Math.min(count(params.get('child'), 0), 9 - adult);
  const baby = Math.min(count(params.get('baby'), 0), adult, 9 - adult - child);
  return {
    from,
    to,
    out,
    back: back && isPlainDate(back) && back >= out ? back : null,
    travellers: { adult, child, baby },
    ticketClass: params.get('class') === 'Business' ? 'Business' : 'Economy',
  };
}

/** The address of a search: only what differs from the defaults, so that links stay short. */
export function criteriaQuery(criteria: SearchCriteria): Record<string, string> {
  const { from, to, out, back, travellers, ticketClass } = criteria;
  return {
    from,
    to,
    out,
    ...(back && { back }),
    ...(travellers.adult !== 1 && { adult: String(travellers.adult) }),
    ...(travellers.child > 0 && { child: String(travellers.child) }),
    ...(travellers.baby > 0 && { baby: String(travellers.baby) }),
    ...(ticketClass !== 'Economy' && { class: ticketClass }),
  };
}

/** Whether two addresses describe one search, in whatever order and through whatever filters it is shown. */
export function sameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [parseCriteria(one), parseCriteria(other)];
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
}

export function searchRequest(criteria: SearchCriteria): AirSearchRequest {
  return {
    type: 'SINGLE',
    route: [
      {
        departure: criteria.from,
        arrival: criteria.to,
        departureDate: criteria.out,
        returnalDate: criteria.back,
      },
    ],
    travellers: criteria.travellers,
    ticketClass: criteria.ticketClass,
  };
}
