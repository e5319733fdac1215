import type { HotelSearchRequest, Locale } from '@karvon/contract';
import { parseStay, stayQuery, stayRequest, type Stay } from './stay';

export const payments = ['now', 'at-hotel', 'any'] as const;
/** Who is paid for the stay: we, the hotel on arrival, or whichever is cheaper. */
export type Payment = (typeof payments)[number];

/** What a visitor looks for, as the API is asked for it. */
export interface HotelCriteria extends Stay {
  /** Code of a city or a locality. */
  city: string;
  payment: Payment;
  /** Also rooms that the hotel has to confirm first. */
  onRequest: boolean;
}

/** A code of one of several suppliers begins with its name: 'acase~101'. */
const cityCode = /^(?:[a-z]+~[A-Z0-9-]+|[A-Z][A-Z0-9-]{1,19})$/;

/** A stay, and whether the page of a hotel shows rooms on request at once, as its list did. */
export type RoomsWanted = Stay & Partial<Pick<HotelCriteria, 'onRequest'>>;

/** The part of an address that wants rooms on request too. */
export const requestQuery = ({
  onRequest,
}: Pick<RoomsWanted, 'onRequest'>): Record<string, string> => (onRequest ? { request: '1' } : {});

/** Whether an address wants rooms on request too. */
export const wantsOnRequest = (params: URLSearchParams): boolean => params.get('request') === '1';

/** The query of the page of a hotel, for a stay and with or without rooms on request. */
export const roomsQuery = (wanted: RoomsWanted): Record<string, string> => ({
  ...stayQuery(wanted),
  ...requestQuery(wanted),
});

/** The city an address names, whatever else it says; null when it names none. */
export function parseCity(params: URLSearchParams): string | null {
  const [, supplier = '', own = ''] = /^(\w+~)?(.*)$/.exec(params.get('city') ?? '') ?? [];
  const code = supplier + own.toUpperCase();
  return cityCode.test(code) ? code : null;
}

/** Reads criteria from an address; null when it does not describe a search. Unsure parts take the defaults. */
export function parseCriteria(params: URLSearchParams): HotelCriteria | null {
  const city = parseCity(params);
  const stay = parseStay(params);
  if (!city || !stay) return null;
  const payment = payments.find((known) => known === params.get('pay')) ?? 'now';
  return { city, ...stay, payment, onRequest: wantsOnRequest(params) };
}

/** The address of a search: only what differs from the defaults, so that links stay short. */
export function criteriaQuery(criteria: HotelCriteria): Record<string, string> {
  const { city, payment } = criteria;
  return {
    city,
    ...stayQuery(criteria),
    ...(payment !== 'now' && { pay: payment }),
    ...requestQuery(criteria),
  };
}

/** Whether two addresses describe one search, in whatever order and through whatever filters it is shown. */
export function sameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [parseCriteria(one), parseCriteria(other)];
  return a !== null && b !== null && JSON.stringify(a) === JSON.stringify(b);
}

/** The supplier's dictionary, as the specification has it: 3 is to the agency. */
const whereToPay = { any: 1, 'at-hotel': 2, now: 3 } as const;

export function searchRequest(criteria: HotelCriteria, lang: Locale) {
  const { city, payment, onRequest } = criteria;
  return {
    City: city,
    ...stayRequest(criteria),
    WhereToPay: whereToPay[payment],
    FreeSaleOnly: !onRequest,
    Currency: 2,
    Language: lang,
  } satisfies Partial<HotelSearchRequest>;
}
