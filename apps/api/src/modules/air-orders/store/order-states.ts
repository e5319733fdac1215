import type { AirOrder, AirOrderStatus } from '@karvon/contract';

/** Where an air order may go from each status. A paid order never becomes unpaid again; a claim that is declined leaves it paid. */
export const airOrderTransitions: Record<AirOrderStatus, readonly AirOrderStatus[]> = {
  'not-paid': ['paid', 'cancelled', 'error'],
  paid: ['return', 'issue-error', 'error'],
  'issue-error': ['paid', 'return', 'error'],
  return: ['cancelled', 'paid', 'error'],
  cancelled: ['error'],
  error: [],
};

export type TicketsState = AirOrder['tickets'];

/** Tickets are made once the order is paid; an issue error takes the promise back until the next try. */
export const ticketsTransitions: Record<TicketsState, readonly TicketsState[]> = {
  none: ['generating'],
  generating: ['ready', 'none'],
  // Some of them were given back: those that stay are made anew.
  ready: ['generating'],
};

/**
 * What the supplier was last asked and said. `…-asked` is an intent written before the call: after a
 * crash or an unanswered call the outcome is unknown until the supplier is asked by our reference.
 */
export const supplyStates = [
  'hold-asked',
  'hold-refused',
  // Seats that cannot be held: nothing is asked before the money is there.
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
