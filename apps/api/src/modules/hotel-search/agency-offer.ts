import type { HotelAlternative, HotelOffer } from '@karvon/contract';
import { evenShare, money, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '../../agency-fees';
import type { SupplierHotelOffer } from './suppliers/hotel-supplier';

/** The price of a stay for the visitor. A stay paid at the hotel has the hotel's own price, without our fee. */
function totalOf({ price, whereToPay, markUp }: SupplierHotelOffer, rules: FeeRules): Money {
  if (whereToPay !== 'now') return price;
  const { fees } = rules;
  const marked = { ...rules, fees: { ...fees, service: fees.service + (markUp ?? 0) } };
  return withFees(price, marked).total;
}

/** Minor units in one whole unit: hotel prices are shown without tiyin and kopecks. */
const WHOLE = 100;

/**
 * The supplier's penalty in proportion to the visitor's total, without minor units: a full penalty is the full total,
 * and a penalty of one night is what the visitor paid for that night. Never less than the hotel keeps.
 */
function penaltyOf(penalty: Money, price: Money, total: Money): Money {
  const amount = Math.ceil((penalty.amount * total.amount) / price.amount);
  const whole = Math.max(amount - (amount % WHOLE), penalty.amount);
  return money(Math.min(whole, total.amount), total.currency);
}

/** A part of the supplier's price in proportion to the visitor's total, without minor units. */
const shareOf = (part: Money, price: Money, total: Money): Money =>
  money(Math.round((part.amount * total.amount) / price.amount / WHOLE) * WHOLE, total.currency);

/** An offer as it is sold: the list, the hotel page and the order all show this price. */
export function agencyOffer(
  offer: SupplierHotelOffer,
  rules: FeeRules,
  nights: number,
): HotelOffer {
  const { price, extraBedsPrice, cancellation, markUp: _ours, ...terms } = offer;
  const total = totalOf(offer, rules);
  return {
    ...terms,
    total,
    perNight: evenShare(total, nights),
    ...(extraBedsPrice && { extraBedsTotal: shareOf(extraBedsPrice, price, total) }),
    cancellation: {
      freeUntil: cancellation.freeUntil,
      steps: cancellation.steps.map(({ from, penalty }) => ({
        from,
        penalty: penaltyOf(penalty, price, total),
      })),
    },
  };
}

/** What a list shows of a dearer offer of a hotel. */
export function alternativeOf(offer: HotelOffer, cheapest: HotelOffer): HotelAlternative {
  const { roomName, meal, beds, total, whereToPay, cancellation } = offer;
  return {
    ...(roomName !== cheapest.roomName && { roomName }),
    ...(whereToPay !== cheapest.whereToPay && { whereToPay }),
    meal,
    beds,
    amount: total.amount,
    freeUntil: cancellation.freeUntil,
  };
}
