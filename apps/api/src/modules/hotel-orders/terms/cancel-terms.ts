import { money, type Money } from '@karvon/money';
import { penaltyAt } from '@karvon/hotel-catalogue';
import type { HotelOrderRow } from '../store/order-store';

export interface CancelTerms {
  /** What is kept of a paid stay, or what the hotel may demand when the guest pays there. */
  penalty: Money;
  /** The money that we return. */
  refund: Money;
}

type Facts = Pick<
  HotelOrderRow,
  'arrival_ends' | 'currency' | 'lang' | 'sold' | 'status' | 'total' | 'where_to_pay'
>;

/** What cancelling costs at a moment, by the terms of the sale; null when the order cannot be cancelled then. */
export function cancelTermsAt(order: Facts, moment: Date): CancelTerms | null {
  const { status, currency, total } = order;
  const nothing = money(0, currency);
  if (moment >= order.arrival_ends) return null;
  if (status === 'waiting-for-booking' || status === 'waiting-for-payment')
    return { penalty: nothing, refund: nothing };
  if (status !== 'in-progress' && status !== 'finished') return null;
  const requested = penaltyAt(order.sold[order.lang].tariff.cancellation, moment, currency);
  const penalty = money(Math.min(requested.amount, total), currency);
  const paid = order.where_to_pay === 'now' ? total : 0;
  return { penalty, refund: money(Math.max(0, paid - penalty.amount), currency) };
}

/** What cancelling costs once the bank has taken the money that it still holds. */
export const termsOncePaid = (order: Facts, moment: Date): CancelTerms | null =>
  cancelTermsAt({ ...order, status: 'in-progress' }, moment);

/**
 * Whether a cancelled stay was paid to us: what is kept and what goes back are its price then, and both are nothing where
 * nobody had paid.
 */
export const wasPaid = ({
  cancel_penalty: penalty,
  cancel_refund: refund,
  where_to_pay: where,
}: Pick<HotelOrderRow, 'cancel_penalty' | 'cancel_refund' | 'where_to_pay'>): boolean =>
  where === 'now' && (penalty ?? 0) + (refund ?? 0) > 0;
