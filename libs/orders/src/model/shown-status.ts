import type { AirOrder } from '@karvon/contract';

/** The states a visitor tells apart; finer than the statuses of the wire. */
export type ShownStatus =
  | 'not-paid'
  | 'not-paid-instant'
  | 'issuing'
  | 'paid'
  | 'return-review'
  | 'return'
  | 'cancelled'
  | 'cancelled-late'
  | 'cancelled-returned'
  | 'cancelled-kept'
  | 'issue-error'
  | 'error';

type Facts = Pick<AirOrder, 'status' | 'tickets' | 'seats' | 'refund' | 'payment'>;

const lateMoney = new Set(['succeeded', 'refund-pending', 'refunded']);

function shownCancelled({ refund, payment }: Facts): ShownStatus {
  if (refund?.state === 'returned')
    return refund.total.amount > 0 ? 'cancelled-returned' : 'cancelled-kept';
  return payment && lateMoney.has(payment.status) ? 'cancelled-late' : 'cancelled';
}

/** What to tell the visitor about an order. */
export function shownStatus(order: Facts): ShownStatus {
  switch (order.status) {
    case 'not-paid':
      return order.seats === 'on-payment' ? 'not-paid-instant' : 'not-paid';
    case 'paid':
      return order.tickets === 'ready' ? 'paid' : 'issuing';
    case 'return':
      return order.refund?.state === 'in-review' ? 'return-review' : 'return';
    case 'cancelled':
      return shownCancelled(order);
    default:
      return order.status;
  }
}

/** Tickets are good while the order is paid, and while a claim about it is only being looked at. */
export function hasTickets({ status, refund }: Facts): boolean {
  return status === 'paid' || (status === 'return' && refund?.state === 'in-review');
}

/** Something of the order is being given back right now. */
export function isReturning({ refund }: Pick<AirOrder, 'refund'>): boolean {
  return refund !== null && refund.state !== 'returned' && refund.state !== 'declined';
}

/** There is something to give back: tickets in hand, or money without tickets; one refund after the other. */
export function isReturnable({ status, tickets, refund }: Facts): boolean {
  if (isReturning({ refund })) return false;
  return status === 'issue-error' || (status === 'paid' && tickets === 'ready');
}
