import fc from 'fast-check';
import { splitRefund } from './split-refund';

const order = { total: 1_000_000_00, points_spent: 200_000, points_worth: 200_000_00 };

test.each([
  [
    'without points all of it is money',
    { ...order, points_spent: 0, points_worth: 0 },
    900_00,
    { money: 900_00, points: 0 },
  ],
  [
    'all of it comes back as it was paid',
    order,
    1_000_000_00,
    { money: 800_000_00, points: 200_000 },
  ],
  [
    'a half comes back in the same shares',
    order,
    500_000_00,
    { money: 400_000_00, points: 100_000 },
  ],
  ['less than a point is money', order, 99, { money: 99, points: 0 }],
  ['nothing comes back', order, 0, { money: 0, points: 0 }],
])('%s', (_, from, back, expected) => {
  expect(splitRefund(back, from)).toEqual(expected);
});

test.each([
  [
    'points are the first to run out',
    500_000_00,
    { money: 0, points: 150_000 },
    { money: 450_000_00, points: 50_000 },
  ],
  [
    'money is the first to run out',
    300_000_00,
    { money: 600_000_00, points: 0 },
    { money: 200_000_00, points: 100_000 },
  ],
])('another part after the first: %s', (_, back, before, expected) => {
  expect(splitRefund(back, order, before)).toEqual(expected);
});

test('everything that is not kept comes back, but no more money or points than were paid', () => {
  const cases = fc.record({
    value: fc.integer({ min: 1, max: 1_000 }),
    spent: fc.integer({ min: 1, max: 5_000_000 }),
    cash: fc.integer({ min: 1, max: 1_000_000_000 }),
    keptShare: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(cases, ({ value, spent, cash, keptShare: retainedShare }) => {
      const worth = value * spent;
      const total = cash + worth;
      const back = total - Math.floor(total * retainedShare);
      const { money, points } = splitRefund(back, {
        total,
        points_spent: spent,
        points_worth: worth,
      });
      expect(money).toBeGreaterThanOrEqual(0);
      expect(money).toBeLessThanOrEqual(cash);
      expect(points).toBeLessThanOrEqual(spent);
      // Points are whole: rounding adds less than one point.
      expect(money + points * value).toBeGreaterThanOrEqual(back);
      expect(money + points * value).toBeLessThan(back + value);
    }),
  );
});
