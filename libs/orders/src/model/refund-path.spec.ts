import { buildRefund } from '@karvon/testing';
import { refundPath } from './refund-path';

const shape = (refund: Parameters<typeof refundPath>[0]) =>
  refundPath(refund).map(({ state, at }) => `${state}${at ? '' : '?'}`);

test('finished steps come first, then the steps ahead', () =>
  expect(shape(buildRefund())).toEqual(['at-carrier', 'at-bank?', 'returned?']));

test('a refund of nothing has no bank step', () =>
  expect(shape(buildRefund({ total: { amount: 0, currency: 'UZS' } }))).toEqual([
    'at-carrier',
    'returned?',
  ]));

test('a declined claim has no further steps', () => {
  const at = '2026-12-01T12:00:00.000Z';
  const steps = [
    { state: 'in-review', at },
    { state: 'declined', at },
  ] as const;
  expect(shape(buildRefund({ state: 'declined', steps: [...steps] }))).toEqual([
    'in-review',
    'declined',
  ]);
});
