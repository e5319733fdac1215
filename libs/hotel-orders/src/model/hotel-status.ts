import type { HotelOrder } from '@karvon/contract';
import { isBankDeciding, isMovingPayment } from '@karvon/order-parts';

/** The states shown to visitors; there are more of them than API statuses. */
export type ShownHotelStatus =
  | 'created'
  | 'waiting-for-booking'
  | 'waiting-list'
  | 'waiting-for-payment'
  | 'at-bank'
  | 'cancel-wished'
  | 'in-progress'
  | 'in-progress-at-hotel'
  | 'finished'
  | 'finished-at-hotel'
  | 'cancelling'
  | 'canceled'
  | 'canceled-replaced'
  | 'canceled-agency'
  | 'canceled-not-paid'
  | 'canceled-hotel-refused'
  | 'canceled-no-answer';

type Facts = Pick<
  HotelOrder,
  'status' | 'tariff' | 'cancellation' | 'payment' | 'cancelOncePaid' | 'replacedBy'
>;

/** The state of a hotel order shown to the visitor. */
export function shownHotelStatus(order: Facts): ShownHotelStatus {
  const { status, tariff, cancellation } = order;
  const atHotel = tariff.whereToPay === 'at-hotel';
  switch (status) {
    case 'waiting-for-booking':
      return tariff.availability === 'waiting-list' ? 'waiting-list' : status;
    case 'waiting-for-payment':
      if (order.cancelOncePaid?.wished) return 'cancel-wished';
      return isBankDeciding(order) ? 'at-bank' : status;
    case 'in-progress':
      return atHotel ? 'in-progress-at-hotel' : status;
    case 'finished':
      return atHotel ? 'finished-at-hotel' : status;
    case 'canceled': {
      const reason = cancellation?.reason ?? 'guest';
      if (reason !== 'guest') return `canceled-${reason}`;
      return order.replacedBy ? 'canceled-replaced' : status;
    }
    default:
      return status;
  }
}

/** Cancelled, or being cancelled: its terms and what the hotel takes on arrival no longer matter. */
export const isHotelOver = ({ status }: Pick<HotelOrder, 'status'>): boolean =>
  status === 'cancelling' || status === 'canceled';

/** Nothing has been paid for it yet, no bank holds a payment, and nothing is kept when it is cancelled. */
export const isHotelUnpaid = ({
  status,
  tariff,
  cancelOncePaid,
}: Pick<HotelOrder, 'status' | 'tariff' | 'cancelOncePaid'>): boolean =>
  tariff.whereToPay === 'now' &&
  cancelOncePaid === undefined &&
  (status === 'created' || status === 'waiting-for-booking' || status === 'waiting-for-payment');

/** Money has come too late, or the bank may still take it: nobody can say that it was not taken. */
export const mayBePaidLate = ({
  latePayments,
  payment,
}: Pick<HotelOrder, 'latePayments' | 'payment'>): boolean =>
  latePayments !== undefined || (payment !== null && isMovingPayment(payment));
