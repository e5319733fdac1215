import type { ReceiptLine } from '../provider-port/receipt';
import { linesOfReturn, linesWithout } from './receipt-of-return';

const lines = (air: number, extras: number, fee: number): ReceiptLine[] => [
  { item: 'air', amount: air },
  { item: 'extras', amount: extras },
  { item: 'fee', amount: fee },
];
const sold = lines(100_00, 20_00, 7_03);

test.each([
  ['what is known goes back', 103_01, lines(96_00, 0, 7_01), [96_00, 7_01]],
  ['all of it goes back as it was sold', 127_03, [], [100_00, 20_00, 7_03]],
  ['no line is longer than it was sold', 101_00, lines(101_00, 0, 0), [100_00, 1_00]],
  ['what is known is more than the amount', 99_99, lines(90_00, 20_00, 7_03), [90_00, 9_99]],
  ['nothing is known', 110_00, [], [100_00, 10_00]],
] as const)('%s: the lines add up to the amount', (_name, amount, known, expected) => {
  const back = linesOfReturn(sold, amount, known);
  expect(back.map((line) => line.amount)).toEqual(expected);
  expect(back.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
});

test('a returned line is not returned again', () => {
  const before = linesOfReturn(sold, 60_00, lines(55_00, 0, 5_00));
  const left = linesWithout(sold, before);
  expect(linesOfReturn(left, 67_03, [])).toEqual(lines(45_00, 20_00, 2_03));
});

test('an item sold by two payments goes back from the first one, then from the second; fees stay', () => {
  const two = [
    ...lines(100_00, 0, 7_03).map((line) => ({ ...line, of: 'order' })),
    ...lines(40_00, 0, 1_01).map((line) => ({ ...line, of: 'exchange' })),
  ];
  expect(linesOfReturn(two, 130_02, [{ item: 'air', amount: 130_02 }])).toEqual([
    { item: 'air', amount: 100_00, of: 'order' },
    { item: 'air', amount: 30_02, of: 'exchange' },
  ]);
});

test('an amount above the rest is refused', () => {
  expect(() => linesOfReturn(sold, 127_04, [])).toThrow(RangeError);
});
