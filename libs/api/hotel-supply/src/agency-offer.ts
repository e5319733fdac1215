import type { HotelAlternative, HotelOffer } from '@karvon/contract';
import { evenShare, money, roundUp, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '@karvon/supply/agency-fees';
import type { SupplierHotelOffer } from './hotel-supplier';

/** The price of a stay for the visitor. A stay paid at the hotel has the hotel's own price, without our fee. */
function totalOf({ price, whereToPay, markUp }: SupplierHotelOffer, rules: FeeRules): Money {
  if (whereToPay !== 'now') return price;
  const { fees } = rules;
  const marked = { ...rules, fees: { ...fees, service: fees.service + (markUp ?? 0) } };
  return withFees(price, marked).total;
}

/** Minor units in one whole unit: hotel prices are shown without tiyin and kopecks. */
const WHOLE = 100;

interface Priced {
  /** The supplier's price of the stay, and the visitor's. */
  price: Money;
  total: Money;
  /** What our prices are multiples of, in minor units; whole units where the hotel is paid. */
  step: number;
}

/**
 * The supplier's penalty in proportion to the visitor's total, in the steps of prices: a full penalty is the full total,
 * and a penalty of one night is what the visitor paid for that night. Never less than the hotel keeps.
 */
function penaltyOf(penalty: Money, { price, total, step }: Priced): Money {
  if (total.amount === price.amount) return penalty;
  const amount = Math.ceil((penalty.amount * total.amount) / price.amount);
  const lower = money(amount - (amount % step), total.currency);
  const withheld = lower.amount < penalty.amount ? roundUp(penalty, step) : lower;
  return money(Math.min(withheld.amount, total.amount), total.currency);
}

/** Converts a part of the supplier's price, such as extra beds, to the visitor's price, rounded as prices are; at least one step. */
function shareOf(part: Money, { price, total, step }: Priced): Money {
  const steps = Math.round((part.amount * total.amount) / price.amount / step);
  return money(Math.max(steps, 1) * step, total.currency);
}

/** An offer as it is sold: the list, the hotel page and the order all show this price. */
export function agencyOffer(
  offer: SupplierHotelOffer,
  rules: FeeRules,
  nights: number,
): HotelOffer {
  const { price, extraBedsPrice, cancellation, markUp: _ours, ...terms } = offer;
  const total = totalOf(offer, rules);
  const priced = { price, total, step: offer.whereToPay === 'now' ? rules.priceStep : WHOLE };
  return {
    ...terms,
    total,
    perNight: evenShare(total, nights),
    ...(extraBedsPrice && { extraBedsTotal: shareOf(extraBedsPrice, priced) }),
    cancellation: {
      freeUntil: cancellation.freeUntil,
      steps: cancellation.steps.map(({ from, penalty }) => ({
        from,
        penalty: penaltyOf(penalty, priced),
      })),
    },
  };
}

/** What a list shows of another offer of a hotel. */
export function alternativeOf(offer: HotelOffer, leading: HotelOffer): HotelAlternative {
  const { roomName, meal, beds, total, whereToPay, availability, cancellation } = offer;
  return {
    ...(roomName !== leading.roomName && { roomName }),
    ...(whereToPay !== leading.whereToPay && { whereToPay }),
    ...(availability !== leading.availability && { availability }),
    meal,
    beds,
    amount: total.amount,
    freeUntil: cancellation.freeUntil,
  };
}
