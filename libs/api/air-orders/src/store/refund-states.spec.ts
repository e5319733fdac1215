import { refundTransitions } from './refund-states';

test('a refund moves between these states only', () => {
  const moves = Object.entries(refundTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} → ${to}`),
  );
  expect(moves.sort()).toEqual(
    [
      'quoted → in-review',
      'quoted → at-carrier',
      'in-review → at-carrier',
      'in-review → declined',
      'at-carrier → at-bank',
      'at-carrier → returned',
      'at-carrier → in-review',
      'at-bank → returned',
    ].sort(),
  );
});
