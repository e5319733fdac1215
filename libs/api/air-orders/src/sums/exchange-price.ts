import type { ExchangeOffer } from '@karvon/contract';
import { money, sum, type Money } from '@karvon/money';
import { withFees, type FeeRules } from '@karvon/supply/agency-fees';
import { feesInMoney, toPay } from '../store/order-price';
import type { OrderRow } from '../store/order-store';
import { offerOf, type ExchangeRow } from '../store/exchange-store';

type ExchangePrice = Pick<ExchangeOffer, 'fee' | 'difference' | 'acquiringFee' | 'due' | 'back'>;

const offersOf = (exchanges: readonly ExchangeRow[]) =>
  exchanges.flatMap((row) => offerOf(row) ?? []);

/** The cost of an order's exchanges, in minor units; negative when money came back. */
export const costOfExchanges = (exchanges: readonly ExchangeRow[]): number =>
  offersOf(exchanges).reduce((total, { due, back }) => total + due.amount - back.amount, 0);

/** The money paid for the tickets of an order that earlier exchanges have not returned; without our fees. */
export function paidForTickets(order: OrderRow, exchanges: readonly ExchangeRow[]): Money {
  const rest = toPay(order);
  const fees = offersOf(exchanges).reduce(
    (total, { acquiringFee }) => total + acquiringFee.amount,
    feesInMoney(order),
  );
  return money(rest.amount + costOfExchanges(exchanges) - fees, rest.currency);
}

/**
 * What the visitor pays for an exchange, or gets back. We take no fee of our own; the bank takes its share of a payment.
 * @param paid the money paid for the tickets: no more than this comes back
 */
export function priceOfExchange(
  { fee, difference }: { fee: Money; difference: Money },
  paid: Money,
  { fees, priceStep }: FeeRules,
): ExchangePrice {
  const requested = sum(fee, difference);
  const none = money(0, requested.currency);
  const base = { fee, difference, acquiringFee: none, due: none, back: none };
  if (requested.amount <= 0)
    return { ...base, back: money(Math.min(-requested.amount, paid.amount), requested.currency) };
  const { acquiringFee, total } = withFees(requested, { fees: { ...fees, service: 0 }, priceStep });
  return { ...base, acquiringFee, due: total };
}
