import type { FreeCancellation, HotelOffer } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '../../agency-fees';
import type { SupplierHotelOffer } from './suppliers/hotel-supplier';

/** What a visitor pays for a stay. What is paid at the hotel is the hotel's own price: we take nothing. */
function totalOf({ price, whereToPay, markUp }: SupplierHotelOffer, rules: FeeRules): Money {
  if (whereToPay !== 'now') return price;
  const { fees } = rules;
  const marked = { ...rules, fees: { ...fees, service: fees.service + (markUp ?? 0) } };
  return withFees(price, marked).total;
}

/** Minor units in a whole one: nobody reads tiyin and kopecks of a night. */
const WHOLE = 100;

/**
 * The part of the total a penalty is, without its small change: whole stays whole, one night costs what the visitor paid
 * for it. Never less than the hotel keeps.
 */
function penaltyOf(penalty: Money, price: Money, total: Money): Money {
  const amount = Math.ceil((penalty.amount * total.amount) / price.amount);
  const whole = Math.max(amount - (amount % WHOLE), penalty.amount);
  return money(Math.min(whole, total.amount), total.currency);
}

/** An offer as it is sold: the one price of list, hotel page and order. */
export function agencyOffer(
  offer: SupplierHotelOffer,
  rules: FeeRules,
  nights: number,
): HotelOffer {
  const { price, cancellation, markUp: _ours, ...terms } = offer;
  const total = totalOf(offer, rules);
  return {
    ...terms,
    total,
    perNight: money(Math.round(total.amount / nights / WHOLE) * WHOLE, total.currency),
    cancellation: {
      freeUntil: cancellation.freeUntil,
      steps: cancellation.steps.map(({ from, penalty }) => ({
        from,
        penalty: penaltyOf(penalty, price, total),
      })),
    },
  };
}

/** What a list says of an offer that can be cancelled for nothing; null of one that cannot. */
export function freeCancellation(offer: HotelOffer): FreeCancellation | null {
  const { roomName, meal, total, perNight, whereToPay, cancellation } = offer;
  const { freeUntil } = cancellation;
  return freeUntil === null ? null : { roomName, meal, total, perNight, whereToPay, freeUntil };
}
