import type { HotelOffer } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '../../agency-fees';
import type { SupplierHotelOffer } from './suppliers/hotel-supplier';

/** What a visitor pays for a stay. What is paid at the hotel is the hotel's own price: we take nothing. */
function totalOf({ price, whereToPay }: SupplierHotelOffer, rules: FeeRules): Money {
  return whereToPay === 'now' ? withFees(price, rules).total : price;
}

/** The part of the total a penalty is: whole stays whole, one night costs what the visitor paid for it. */
function penaltyOf(penalty: Money, price: Money, total: Money): Money {
  const amount = Math.ceil((penalty.amount * total.amount) / price.amount);
  return money(Math.min(amount, total.amount), total.currency);
}

/** An offer as it is sold: the one price of list, hotel page and order. */
export function agencyOffer(
  offer: SupplierHotelOffer,
  rules: FeeRules,
  nights: number,
): HotelOffer {
  const { price, cancellation, ...terms } = offer;
  const total = totalOf(offer, rules);
  return {
    ...terms,
    total,
    perNight: money(Math.round(total.amount / nights), total.currency),
    cancellation: {
      freeUntil: cancellation.freeUntil,
      steps: cancellation.steps.map(({ from, penalty }) => ({
        from,
        penalty: penaltyOf(penalty, price, total),
      })),
    },
  };
}
