import type { PassengerType } from '@karvon/contract';
import type { SupplyFare, SupplyOffer } from '@karvon/sandbox-world';
import { instantOf } from './convert-offer';
import type { SoldTerms } from './tables';

/** The terms by which a refund of tickets is calculated: their prices, passenger by passenger, and the rules of the fare. */
export function termsOf(
  { slices }: SupplyOffer,
  { prices, refund }: SupplyFare,
  passengers: readonly PassengerType[],
): SoldTerms {
  const priceOf = new Map(
    prices.map(({ type, base, taxes }) => [
      type,
      { tariff: base, taxes: taxes.reduce((all, { amount }) => all + amount, 0) },
    ]),
  );
  const paid = passengers.map((type) => ({ type, ...priceOf.get(type)!, fee: refund.fee }));
  const departures = slices.map(({ segments }) => instantOf(segments[0]!.departs).toISOString());
  return {
    tariff: paid.reduce((total, { tariff }) => total + tariff, 0),
    taxes: paid.reduce((total, { taxes }) => total + taxes, 0),
    refund: {
      allowed: refund.allowed,
      fee: refund.fee === null ? null : refund.fee * passengers.length,
      until: refund.until && instantOf(refund.until).toISOString(),
    },
    departsAt: departures[0]!,
    shares: { passengers: paid, departures },
  };
}
