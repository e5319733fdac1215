import { extrasTransitions } from './extras-states';

test('extras move like this and no other way', () => {
  const allowed = Object.entries(extrasTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} → ${to}`),
  );
  expect(allowed.sort()).toEqual(
    [
      'to-pay → at-carrier',
      'to-pay → expired',
      'to-pay → withdrawn',
      'at-carrier → done',
      'at-carrier → declined',
    ].sort(),
  );
});
