import type { HotelCriteria } from './hotel-criteria';
import { shiftStay } from './stay';

export interface OtherSearch {
  kind: 'any-payment' | 'with-request' | 'day-later' | 'week-later';
  next: HotelCriteria;
}

/** Searches close to one that found nothing, the closest first. */
export function otherSearches(criteria: HotelCriteria): OtherSearch[] {
  const { payment, onRequest } = criteria;
  return [
    ...(payment === 'any'
      ? []
      : [{ kind: 'any-payment' as const, next: { ...criteria, payment: 'any' as const } }]),
    ...(onRequest
      ? []
      : [{ kind: 'with-request' as const, next: { ...criteria, onRequest: true } }]),
    { kind: 'day-later', next: shiftStay(criteria, 1) },
    { kind: 'week-later', next: shiftStay(criteria, 7) },
  ];
}
