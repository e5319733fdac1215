import type { AirOrder, AirOrderStatus } from '@karvon/contract';

/**
 * The statuses that may follow each status of an air order. A paid order never becomes unpaid; a declined claim leaves it
 * paid.
 */
export const airOrderTransitions: Record<AirOrderStatus, readonly AirOrderStatus[]> = {
  'not-paid': ['paid', 'cancelled', 'error'],
  paid: ['return', 'issue-error', 'error'],
  'issue-error': ['paid', 'return', 'error'],
  return: ['cancelled', 'paid', 'error'],
  cancelled: ['error'],
  error: [],
};

/** Only in these statuses are tickets asked for: an order that is being given back gets none. */
export const statusesWithTickets: readonly AirOrderStatus[] = ['paid', 'issue-error'];

export type TicketsState = AirOrder['tickets'];

/** Tickets are issued once the order is paid. In issue error none are promised until the next try. */
export const ticketsTransitions: Record<TicketsState, readonly TicketsState[]> = {
  none: ['generating'],
  generating: ['ready', 'none'],
  // Some tickets were given back: the others are printed again.
  ready: ['generating'],
};

/**
 * The last step at the supplier. `…-asked` is an intent that is written before the call: after a crash or a lost response the
 * outcome is unknown until the supplier is asked by our reference.
 */
export const supplyStates = [
  'hold-asked',
  'hold-refused',
  // Seats that cannot be held: they are requested after the payment.
  'on-payment',
  'held',
  'issue-asked',
  'issued',
  'released',
] as const;
export type SupplyState = (typeof supplyStates)[number];

export const supplyTransitions: Record<SupplyState, readonly SupplyState[]> = {
  'hold-asked': ['held', 'hold-refused'],
  'hold-refused': [],
  held: ['issue-asked', 'released'],
  'on-payment': ['issue-asked', 'released'],
  'issue-asked': ['issued', 'held', 'on-payment'],
  issued: ['released'],
  released: [],
};
