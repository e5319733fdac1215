import type { RefundLine } from '@karvon/contract';
import { money } from '@karvon/money';
import type { ExtrasRow } from '../store/extras-store';
import { receiptOfRefund } from './receipt-of-refund';

const line = (item: RefundLine['item'], paid: number, kept = 0): RefundLine => ({
  item,
  paid: money(paid, 'RUB'),
  kept: money(kept, 'RUB'),
});
const bag = { supplierPrice: money(2_000_00, 'RUB'), price: money(2_060_00, 'RUB') };
const extras = [{ state: 'done', items: [{ ...bag, kind: 'bag', passenger: 0, slices: [0] }] }];
const receiptOf = (lines: RefundLine[]) =>
  receiptOfRefund({ lines, part: null }, extras as unknown as ExtrasRow[]);

test('the carrier, the extras and our fees are lines of their own', () => {
  const lines = [
    line('tariff', 10_000_00, 4_000_00),
    line('taxes', 1_500_00),
    line('exchange-fee', 300_00),
    line('extras', 2_060_00),
    line('service-fee', 500_00),
    line('acquiring-fee', 250_07),
  ];
  expect(receiptOf(lines)).toEqual([
    { item: 'air', amount: 6_000_00 },
    { item: 'air', amount: 1_500_00 },
    { item: 'air', amount: 300_00 },
    { item: 'extras', amount: 2_000_00 },
    { item: 'fee', amount: 60_00 },
    { item: 'fee', amount: 500_00 },
    { item: 'fee', amount: 250_07 },
  ]);
});

test('the kept amount is not listed', () => {
  const kept = [line('tariff', 10_000_00, 10_000_00), line('extras', 2_060_00, 2_060_00)];
  expect(receiptOf(kept)).toEqual([]);
});
