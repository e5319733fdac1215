import type { PriceBreakdown, RefundLine } from '@karvon/contract';
import { money, sum, times, type Money } from '@karvon/money';
import type { CancellationQuote } from '../../air-search/suppliers/air-supplier';

const nothing = ({ currency }: Money) => money(0, currency);

/** What was paid, part by part, in the order a visitor reads it. */
function paidParts({ lines, serviceFee, acquiringFee }: PriceBreakdown) {
  const all = (part: 'tariff' | 'taxes') => {
    const [first, ...rest] = lines.map((line) => times(line[part], line.count));
    return sum(first!, ...rest);
  };
  return [
    { item: 'tariff', paid: all('tariff') },
    { item: 'taxes', paid: all('taxes') },
    { item: 'service-fee', paid: serviceFee },
    { item: 'acquiring-fee', paid: acquiringFee },
  ] as const;
}

/** Voluntary: the carrier keeps what its quote says, and we keep our fees. */
export function voluntaryLines(
  price: PriceBreakdown,
  { tariff, taxes }: Pick<CancellationQuote, 'tariff' | 'taxes'>,
): RefundLine[] {
  const kept = { tariff: tariff.kept, taxes: taxes.kept };
  return paidParts(price).map(({ item, paid }) => ({
    item,
    paid,
    kept: item === 'tariff' || item === 'taxes' ? kept[item] : paid,
  }));
}

/** Forced: nobody keeps anything, our own fees included. */
export function forcedLines(price: PriceBreakdown): RefundLine[] {
  return paidParts(price).map(({ item, paid }) => ({ item, paid, kept: nothing(paid) }));
}

/** What comes back. */
export function refundTotal(lines: readonly RefundLine[]): Money {
  const back = lines.map(({ paid, kept }) => money(paid.amount - kept.amount, paid.currency));
  return sum(back[0]!, ...back.slice(1));
}
