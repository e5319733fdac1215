import type { PriceBreakdown } from '@karvon/contract';
import { money } from '@karvon/money';
import { SupplierTermsUnknown } from '@karvon/air-catalogue';
import { paidPrice } from './paid-price';
import {
  extrasOf,
  feeOfPart,
  forcedLines,
  partLines,
  refundTotal,
  voluntaryLines,
} from './refund-lines';

const uzs = (amount: number) => money(amount, 'UZS');
const price: PriceBreakdown = {
  lines: [
    { passengerType: 'adult', count: 2, tariff: uzs(1_000), taxes: uzs(300) },
    { passengerType: 'child', count: 1, tariff: uzs(700), taxes: uzs(200) },
  ],
  serviceFee: uzs(70),
  acquiringFee: uzs(30),
  total: uzs(3_600),
};
const quote = {
  tariff: { paid: uzs(2_700), kept: uzs(900) },
  taxes: { paid: uzs(800), kept: uzs(0) },
};

test('a voluntary refund keeps the sums of the carrier and our fees', () => {
  const lines = voluntaryLines(paidPrice(price), quote);
  expect(lines.map(({ item, paid, kept }) => [item, paid.amount, kept.amount])).toEqual([
    ['tariff', 2_700, 900],
    ['taxes', 800, 0],
    ['service-fee', 70, 70],
    ['acquiring-fee', 30, 30],
  ]);
  expect(refundTotal(lines)).toEqual(uzs(2_600));
});

test('a forced refund returns the whole price', () => {
  expect(refundTotal(forcedLines(paidPrice(price)))).toEqual(price.total);
});

test.each([
  ['its share', { part: 1_000, whole: 4_000, before: 0, closes: false }, 2_500],
  ['a share in whole units', { part: 1_000, whole: 3_000, before: 0, closes: false }, 3_300],
  ['no more than is left', { part: 3_000, whole: 4_000, before: 4_000, closes: false }, 6_000],
  [
    'the last part takes what is left',
    { part: 1, whole: 4_000, before: 3_333, closes: true },
    6_667,
  ],
])('our fee of a part: %s', (_, { part, whole, ...rest }, expected) => {
  expect(feeOfPart(uzs(10_000), { part: uzs(part), whole: uzs(whole), ...rest })).toEqual(
    uzs(expected),
  );
});

const dear: PriceBreakdown = { ...price, serviceFee: uzs(70_00), acquiringFee: uzs(30_00) };
const part = {
  quote: { tariff: { paid: uzs(700), kept: uzs(500) }, taxes: { paid: uzs(175), kept: uzs(0) } },
  before: [
    { item: 'tariff', paid: uzs(2_000), kept: uzs(0) },
    { item: 'taxes', paid: uzs(625), kept: uzs(0) },
    { item: 'service-fee', paid: uzs(60_00), kept: uzs(60_00) },
    { item: 'service-fee', paid: uzs(5_00), kept: uzs(5_00) },
  ] as const,
  forced: false,
};

test('a part has its share of each fee, but no more than earlier parts have left', () => {
  const lines = partLines(paidPrice(dear), { ...part, closes: false });
  expect(lines.map(({ item, paid, kept }) => [item, paid.amount, kept.amount])).toEqual([
    ['tariff', 700, 500],
    ['taxes', 175, 0],
    ['service-fee', 5_00, 5_00],
    ['acquiring-fee', 7_00, 7_00],
  ]);
  expect(refundTotal(lines)).toEqual(uzs(375));
});

test('the last part has the rest of the fees, and a forced refund keeps nothing', () => {
  const lines = partLines(paidPrice(dear), { ...part, closes: true, forced: true });
  expect(lines.map(({ item, paid, kept }) => [item, paid.amount, kept.amount])).toEqual([
    ['tariff', 700, 0],
    ['taxes', 175, 0],
    ['service-fee', 5_00, 0],
    ['acquiring-fee', 30_00, 0],
  ]);
});

const exchange = { fee: uzs(400), difference: uzs(600), acquiringFee: uzs(20) };
const numbers = (lines: ReturnType<typeof forcedLines>) =>
  lines.map(({ item, paid, kept }) => [item, paid.amount, kept.amount]);

test('after an exchange the carrier divides the new fare, and the fee of the exchange is kept', () => {
  const dearer = {
    tariff: { paid: uzs(3_200), kept: uzs(1_000) },
    taxes: { paid: uzs(900), kept: uzs(0) },
  };
  const lines = voluntaryLines(paidPrice(price, [exchange]), dearer);
  expect(numbers(lines)).toEqual([
    ['tariff', 3_200, 1_000],
    ['taxes', 900, 0],
    ['exchange-fee', 400, 400],
    ['service-fee', 70, 70],
    ['acquiring-fee', 50, 50],
  ]);
  const paid = price.total.amount + 400 + 600 + 20;
  expect(refundTotal(forcedLines(paidPrice(price, [exchange])))).toEqual(uzs(paid));
});

test('the price paid above a cheaper new fare is kept with the tariff', () => {
  const cheaper = {
    tariff: { paid: uzs(2_000), kept: uzs(500) },
    taxes: { paid: uzs(800), kept: uzs(100) },
  };
  const lines = voluntaryLines(paidPrice(price, [{ ...exchange, difference: uzs(0) }]), cheaper);
  expect(numbers(lines).slice(0, 2)).toEqual([
    ['tariff', 2_700, 1_200],
    ['taxes', 800, 100],
  ]);
});

test("a carrier's quote with more taxes than were paid is refused", () => {
  const wrong = { ...quote, taxes: { paid: uzs(9_000), kept: uzs(0) } };
  expect(() => voluntaryLines(paidPrice(price), wrong)).toThrow(SupplierTermsUnknown);
});

test('bags and seats are a line of their own: kept by a voluntary refund, given back by a forced one', () => {
  const paid = paidPrice(price, [], 450);
  const voluntary = voluntaryLines(paid, quote);
  expect(numbers(voluntary).slice(2)).toEqual([
    ['extras', 450, 450],
    ['service-fee', 70, 70],
    ['acquiring-fee', 30, 30],
  ]);
  expect(extrasOf(voluntary)).toEqual({ paid: 450, back: 0 });
  expect(extrasOf(forcedLines(paid))).toEqual({ paid: 450, back: 450 });
  expect(extrasOf(voluntaryLines(paidPrice(price), quote))).toEqual({ paid: 0, back: 0 });
});

test('a part has all of its own bags and seats, whatever its share of the price is', () => {
  const lines = partLines(paidPrice(dear, [], 450), { ...part, closes: false });
  expect(numbers(lines)[2]).toEqual(['extras', 450, 450]);
});

test('tariff and taxes given back before are not part of the last refund', () => {
  const paid = paidPrice(dear);
  const left = partLines(paid, { ...part, closes: true });
  const before = 2_000 + 625;
  expect(left[0]!.paid.amount + left[1]!.paid.amount).toBe(price.total.amount - 100 - before);
  const cheaper = { ...part.quote, taxes: { paid: uzs(0), kept: uzs(0) } };
  expect(partLines(paid, { ...part, quote: cheaper, closes: true })[0]!.paid.amount).toBe(
    price.total.amount - 100 - before,
  );
});

test('a refund may consist of taxes alone, and never of more than was paid', () => {
  const taxesOnly = { tariff: quote.tariff, taxes: { paid: uzs(3_500), kept: uzs(0) } };
  expect(numbers(voluntaryLines(paidPrice(price), taxesOnly))[0]).toEqual(['tariff', 0, 0]);
  const wrong = { ...quote, taxes: { paid: uzs(3_501), kept: uzs(0) } };
  expect(() => voluntaryLines(paidPrice(price), wrong)).toThrow('the taxes are more than was paid');
});
