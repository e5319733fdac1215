import { compareStatement, type LedgerLine } from './compare';

const begunAt = new Date('2026-11-21T07:00:00Z');
const facts = { begunAt, currency: 'RUB' as const };
const ours = (providerId: string, charged: number, returned = 0): LedgerLine => ({
  ...facts,
  paymentId: `our ${providerId}`,
  providerId,
  charged,
  returned,
});
const theirs = (providerId: string, charged: number, returned: number | null = 0) => ({
  ...facts,
  providerId,
  charged,
  returned,
});

test('equal amounts and returns made by an operator are not differences', () => {
  const here = [
    ours('paid', 100),
    ours('open', 0),
    ours('back', 100, 40),
    ours('by hand', 100, 40),
  ];
  const there = [theirs('paid', 100), theirs('back', 100, 40), theirs('by hand', 100, null)];
  expect(compareStatement(here, there)).toEqual([]);
});

test.each([
  ['money we do not know of', [], [theirs('x', 100)], null, [0, 0], [100, 0]],
  ['money they do not know of', [ours('x', 100)], [], 'our x', [100, 0], [0, 0]],
  ['another sum', [ours('x', 100)], [theirs('x', 99)], 'our x', [100, 0], [99, 0]],
  ['money back without us', [ours('x', 9)], [theirs('x', 9, 9)], 'our x', [9, 0], [9, 9]],
  ['money not back', [ours('x', 9, 9)], [theirs('x', 9)], 'our x', [9, 9], [9, 0]],
] as const)('%s is a difference', (_name, here, there, paymentId, own, reported) =>
  expect(compareStatement(here, there)).toEqual([
    {
      ...facts,
      providerId: 'x',
      paymentId,
      here: { charged: own[0], returned: own[1] },
      there: { charged: reported[0], returned: reported[1] },
      reserved: false,
    },
  ]),
);
