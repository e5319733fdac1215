import { maxPointsFor, pointsFor, pointsWorth } from './index';

const rules = { pointsEarned: 150, pointsSpent: { value: 50, maxShare: 3_000 } };
const soums = (amount: number) => ({ amount, currency: 'UZS' as const });

test('points are whole, and earned from whole currency units', () => {
  expect(pointsFor(soums(100_000_00), rules)).toBe(1_500);
  expect(pointsFor(soums(199_99), rules)).toBe(2);
  expect(pointsFor(soums(66_00), rules)).toBe(0);
});

test('points pay their value, up to the maximum share of the price', () => {
  expect(pointsWorth(7, 'UZS', rules)).toEqual(soums(350));
  expect(maxPointsFor(soums(1_000_00), rules)).toBe(600);
  expect(maxPointsFor(soums(100), rules)).toBe(0);
  const price = soums(123_456_78);
  const max = maxPointsFor(price, rules);
  expect(pointsWorth(max, 'UZS', rules).amount).toBeLessThanOrEqual(price.amount * 0.3);
  expect(pointsWorth(max + 1, 'UZS', rules).amount).toBeGreaterThan(price.amount * 0.3);
});
