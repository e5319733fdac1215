import type { PriceBreakdown } from '@karvon/contract';
import { money } from '@karvon/money';
import { forcedLines, refundTotal, voluntaryLines } from './refund-lines';

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

test('a voluntary refund keeps what the carrier says and our fees', () => {
  const lines = voluntaryLines(price, quote);
  expect(lines.map(({ item, paid, kept }) => [item, paid.amount, kept.amount])).toEqual([
    ['tariff', 2_700, 900],
    ['taxes', 800, 0],
    ['service-fee', 70, 70],
    ['acquiring-fee', 30, 30],
  ]);
  expect(refundTotal(lines)).toEqual(uzs(2_600));
});

test('a forced refund returns all that was paid', () => {
  expect(refundTotal(forcedLines(price))).toEqual(price.total);
});
