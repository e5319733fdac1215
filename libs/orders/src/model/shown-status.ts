import type { AirExchange, AirOrder, ScheduleChange } from '@karvon/contract';
import { isBankDeciding, isReturning } from '@karvon/order-parts';

/** The states shown to visitors; there are more of them than API statuses. */
export type ShownStatus =
  | 'not-paid'
  | 'not-paid-instant'
  | 'at-bank'
  | 'cancel-wished'
  | 'issuing'
  | 'paid'
  | 'flight-changed'
  | 'flight-cancelled'
  | 'return-review'
  | 'return'
  | 'cancelled'
  | `cancelled-by-${NonNullable<AirOrder['cancelledBy']>}`
  | 'cancelled-late'
  | 'cancelled-before-money'
  | 'cancelled-returned'
  | 'cancelled-kept'
  | 'issue-error'
  | 'error';

type Facts = Pick<
  AirOrder,
  | 'status'
  | 'cancelledBy'
  | 'cancelWished'
  | 'tickets'
  | 'seats'
  | 'refund'
  | 'payment'
  | 'scheduleChange'
  | 'exchange'
>;

const lateMoney = new Set(['succeeded', 'refund-pending', 'refunded']);

function shownCancelled({ cancelledBy, refund, payment }: Facts): ShownStatus {
  if (refund?.state === 'returned')
    return refund.total.amount > 0 ? 'cancelled-returned' : 'cancelled-kept';
  if (payment && lateMoney.has(payment.status))
    return cancelledBy === 'guest' ? 'cancelled-before-money' : 'cancelled-late';
  return cancelledBy ? `cancelled-by-${cancelledBy}` : 'cancelled';
}

/** The change by the airline that the visitor has not answered; null when there is none. */
export function openChange({
  status,
  scheduleChange: change,
}: Pick<AirOrder, 'status' | 'scheduleChange'>): ScheduleChange | null {
  return status === 'paid' && change?.state === 'new' ? change : null;
}

/** The state of an order shown to the visitor. */
export function shownStatus(order: Facts): ShownStatus {
  switch (order.status) {
    case 'not-paid':
      if (order.cancelWished) return 'cancel-wished';
      if (isBankDeciding(order)) return 'at-bank';
      return order.seats === 'on-payment' ? 'not-paid-instant' : 'not-paid';
    case 'paid':
      if (openChange(order))
        return openChange(order)!.kind === 'cancelled' ? 'flight-cancelled' : 'flight-changed';
      return order.tickets === 'ready' ? 'paid' : 'issuing';
    case 'return':
      return order.refund?.state === 'in-review' ? 'return-review' : 'return';
    case 'cancelled':
      return shownCancelled(order);
    default:
      return order.status;
  }
}

/** The payments that came too late, without the one that the shown status tells of. */
export const untoldPayments = (
  { latePayments }: Pick<AirOrder, 'latePayments'>,
  shown: ShownStatus,
): AirOrder['latePayments'] =>
  shown === 'cancelled-late' || shown === 'cancelled-before-money'
    ? latePayments.filter(({ paidFor }) => paidFor !== 'order')
    : latePayments;

/** True while the tickets are valid: the order is paid, or a claim about it is still being checked. */
export function hasTickets({ status, refund }: Facts): boolean {
  return status === 'paid' || (status === 'return' && refund?.state === 'in-review');
}

/** True when a refund can be started: there are tickets, or money without tickets, and no refund or agreed exchange in progress. */
export function isReturnable({ status, tickets, refund, exchange }: Facts): boolean {
  const exchanging = exchange?.state === 'to-pay' || exchange?.state === 'at-carrier';
  if (exchanging || isReturning({ refund })) return false;
  return status === 'issue-error' || (status === 'paid' && tickets === 'ready');
}

const openExchange: ReadonlySet<AirExchange['state']> = new Set([
  'in-review',
  'offered',
  'to-pay',
  'at-carrier',
]);

/** True while an exchange is under way. */
export const isExchanging = ({ exchange }: Pick<AirOrder, 'exchange'>): boolean =>
  exchange !== null && openExchange.has(exchange.state);

/** True while the airline is asked for paid bags and seats: new receipts follow, and nothing else of the order can begin. */
export const isBuyingExtras = ({ extras }: Pick<AirOrder, 'extras'>): boolean =>
  extras.some(({ state }) => state === 'at-carrier');

/** True while the receipts may be replaced at any moment: an exchange is under way, or bags and seats are being paid or bought. */
export const isAboutToReplaceTickets = (order: Pick<AirOrder, 'exchange' | 'extras'>): boolean =>
  isExchanging(order) ||
  isBuyingExtras(order) ||
  order.extras.some(({ state, payment }) => state === 'to-pay' && payment !== null);

/** True while something after the sale waits for somebody: an exchange, bags and seats, or money for tickets that were not made. */
export function isUnderWay(order: Pick<AirOrder, 'status' | 'exchange' | 'extras'>): boolean {
  const choosing = order.extras.some(({ state }) => state === 'to-pay' || state === 'at-carrier');
  return order.status === 'issue-error' || isExchanging(order) || choosing;
}
