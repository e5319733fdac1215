import type { PriceBreakdown, RefundLine } from '@karvon/contract';
import { money, sum, times, type Money } from '@karvon/money';
import type { CancellationQuote } from '../../../air-search/port';

/** Minor units of a rouble and of a sum. */
const wholeUnit = 100;

const nothing = ({ currency }: Money) => money(0, currency);

/** What was paid, line by line, in the order that the visitor reads. */
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

/** A voluntary refund: the carrier keeps what its quote says, and we keep our fees. */
export function voluntaryLines(
  price: PriceBreakdown,
  { tariff, taxes }: Pick<CancellationQuote, 'tariff' | 'taxes'>,
): RefundLine[] {
  const retained = { tariff: tariff.kept, taxes: taxes.kept };
  return paidParts(price).map(({ item, paid }) => ({
    item,
    paid,
    kept: item === 'tariff' || item === 'taxes' ? retained[item] : paid,
  }));
}

/** A forced refund: nobody keeps anything, and our fees go back too. */
export function forcedLines(price: PriceBreakdown): RefundLine[] {
  return paidParts(price).map(({ item, paid }) => ({ item, paid, kept: nothing(paid) }));
}

/**
 * The share of our fees that belongs to a part: in proportion to the carrier's price, in whole units; the last part has the
 * rest.
 */
export function feeOfPart(
  fee: Money,
  { part, whole, before, closes }: { part: Money; whole: Money; before: number; closes: boolean },
): Money {
  if (closes) return money(fee.amount - before, fee.currency);
  const share = Number((BigInt(fee.amount) * BigInt(part.amount)) / BigInt(whole.amount));
  return money(Math.min(share - (share % wholeUnit), fee.amount - before), fee.currency);
}

export interface PartOfPrice {
  /** The carrier's sums for the part. */
  quote: Pick<CancellationQuote, 'tariff' | 'taxes'>;
  /** Lines of the parts given back before. */
  before: readonly RefundLine[];
  closes: boolean;
  forced: boolean;
}

/** A refund of a part: the carrier says what its part of the price is, and our fees are divided in proportion. */
export function partLines(
  price: PriceBreakdown,
  { quote, before, closes, forced }: PartOfPrice,
): RefundLine[] {
  const part = sum(quote.tariff.paid, quote.taxes.paid);
  const [tariff, taxes] = paidParts(price).map(({ paid }) => paid);
  const whole = sum(tariff!, taxes!);
  const paidBefore = (item: RefundLine['item']) =>
    before.filter((line) => line.item === item).reduce((all, { paid }) => all + paid.amount, 0);
  const fee = (item: 'service-fee' | 'acquiring-fee', all: Money) => {
    const paid = feeOfPart(all, { part, whole, before: paidBefore(item), closes });
    return { item, paid, kept: paid };
  };
  const lines: RefundLine[] = [
    { item: 'tariff', ...quote.tariff },
    { item: 'taxes', ...quote.taxes },
    fee('service-fee', price.serviceFee),
    fee('acquiring-fee', price.acquiringFee),
  ];
  return forced ? lines.map((line) => ({ ...line, kept: nothing(line.paid) })) : lines;
}

/** The sum that comes back. */
export function refundTotal(lines: readonly RefundLine[]): Money {
  const back = lines.map(({ paid, kept }) => money(paid.amount - kept.amount, paid.currency));
  return sum(back[0]!, ...back.slice(1));
}
