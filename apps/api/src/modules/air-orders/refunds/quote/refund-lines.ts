import type { RefundLine } from '@karvon/contract';
import { money, sum, type Money } from '@karvon/money';
import { invalid } from '@karvon/platform/http/problem';
import { SupplierTermsUnknown, type CancellationQuote } from '@karvon/air-catalogue';
import type { PaidPrice } from './paid-price';

/** Minor units of a rouble and of a soum. */
const wholeUnit = 100;

type CarrierSums = Pick<CancellationQuote, 'tariff' | 'taxes'>;

const nothing = ({ currency }: Money) => money(0, currency);

const lineOf = (item: RefundLine['item'], paid: Money, kept = paid): RefundLine => ({
  item,
  paid,
  kept,
});

/** The fees beside the carrier's price, in the order that the visitor reads them; all of them are kept. */
const feesOf = ({ exchangeFee, extras, serviceFee, acquiringFee }: PaidPrice): RefundLine[] => [
  ...(exchangeFee ? [lineOf('exchange-fee', exchangeFee)] : []),
  ...(extras ? [lineOf('extras', extras)] : []),
  lineOf('service-fee', serviceFee),
  lineOf('acquiring-fee', acquiringFee),
];

/**
 * The carrier's lines: it divides the price paid, and tells what it keeps. The price paid above a cheaper new fare is kept too.
 */
function carrierLines(paid: number, { tariff, taxes }: CarrierSums): RefundLine[] {
  const ofTariff = paid - taxes.paid.amount;
  if (ofTariff < 0) throw new SupplierTermsUnknown('the taxes are more than was paid');
  const back = tariff.paid.amount - tariff.kept.amount;
  const retained = Math.min(ofTariff, Math.max(tariff.kept.amount, ofTariff - back));
  const { currency } = tariff.paid;
  return [
    lineOf('tariff', money(ofTariff, currency), money(retained, currency)),
    lineOf('taxes', taxes.paid, taxes.kept),
  ];
}

/** The lines of a voluntary refund: the carrier keeps the sums of its quote, and we keep our fees. */
export const voluntaryLines = (paid: PaidPrice, quote: CarrierSums): RefundLine[] => [
  ...carrierLines(paid.tariff.amount + paid.taxes.amount, quote),
  ...feesOf(paid),
];

/** Divides one sum that the carrier keeps: of the tariff first. `before` are the lines of the parts given back before. */
export function quoteByHand(
  paid: PaidPrice,
  kept: number,
  before: readonly RefundLine[],
): CarrierSums {
  const left = (item: 'tariff' | 'taxes') =>
    before
      .filter((line) => line.item === item)
      .reduce((rest, line) => rest - line.paid.amount, paid[item].amount);
  const [tariff, taxes] = [left('tariff'), left('taxes')];
  if (kept > tariff + taxes)
    throw invalid('kept', 'too-much', 'the carrier cannot keep more than it was paid');
  const { currency } = paid.tariff;
  const ofTariff = Math.min(kept, tariff);
  return {
    tariff: { paid: money(tariff, currency), kept: money(ofTariff, currency) },
    taxes: { paid: money(taxes, currency), kept: money(kept - ofTariff, currency) },
  };
}

const withoutKeeping = (lines: readonly RefundLine[]): RefundLine[] =>
  lines.map((line) => ({ ...line, kept: nothing(line.paid) }));

/** The lines of a forced refund: nothing is kept, and our fees go back too. */
export const forcedLines = (paid: PaidPrice): RefundLine[] =>
  withoutKeeping([lineOf('tariff', paid.tariff), lineOf('taxes', paid.taxes), ...feesOf(paid)]);

/** A part's share of one of our fees: in proportion to the carrier's price, in whole units; the last part has the rest. */
export function feeOfPart(
  fee: Money,
  { part, whole, before, closes }: { part: Money; whole: Money; before: number; closes: boolean },
): Money {
  if (closes) return money(fee.amount - before, fee.currency);
  const share = Number((BigInt(fee.amount) * BigInt(part.amount)) / BigInt(whole.amount));
  return money(Math.min(share - (share % wholeUnit), fee.amount - before), fee.currency);
}

export interface PartOfPrice {
  /** The carrier's sums of the part. */
  quote: CarrierSums;
  /** Lines of the parts given back before. */
  before: readonly RefundLine[];
  closes: boolean;
  forced: boolean;
}

/** The lines of a refund of a part: the carrier tells the price of the part, and the fees are divided in proportion. */
export function partLines(
  paid: PaidPrice,
  { quote, before, closes, forced }: PartOfPrice,
): RefundLine[] {
  const whole = sum(paid.tariff, paid.taxes);
  const paidBefore = (...items: RefundLine['item'][]) =>
    before
      .filter(({ item }) => items.includes(item))
      .reduce((all, line) => all + line.paid.amount, 0);
  const part = sum(quote.tariff.paid, quote.taxes.paid);
  const left = whole.amount - paidBefore('tariff', 'taxes');
  const lines = [
    ...carrierLines(closes ? left : part.amount, quote),
    ...feesOf(paid).map((line) => {
      // Extras belong to single flights, so they are not divided.
      if (line.item === 'extras') return line;
      const { item, paid: fee } = line;
      return lineOf(item, feeOfPart(fee, { part, whole, before: paidBefore(item), closes }));
    }),
  ];
  return forced ? withoutKeeping(lines) : lines;
}

/** The amount that comes back. */
export function refundTotal(lines: readonly RefundLine[]): Money {
  const back = lines.map(({ paid, kept }) => money(paid.amount - kept.amount, paid.currency));
  return sum(back[0]!, ...back.slice(1));
}

/** The price paid for the extras of a refund, and how much of it comes back; minor units. */
export function extrasOf(lines: readonly RefundLine[]): { paid: number; back: number } {
  const line = lines.find(({ item }) => item === 'extras');
  if (!line) return { paid: 0, back: 0 };
  return { paid: line.paid.amount, back: line.paid.amount - line.kept.amount };
}
