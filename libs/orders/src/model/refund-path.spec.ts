import { buildRefund } from '@karvon/testing';
import { refundPath } from './refund-path';

const shape = (refund: Parameters<typeof refundPath>[0]) =>
  refundPath(refund).map(({ state, at }) => `${state}${at ? '' : '?'}`);

test('what is done comes first, then what is ahead', () =>
  expect(shape(buildRefund())).toEqual(['at-carrier', 'at-bank?', 'returned?']));

test('nothing to return: the bank is left out', () =>
  expect(shape(buildRefund({ total: { amount: 0, currency: 'UZS' } }))).toEqual([
    'at-carrier',
    'returned?',
  ]));

test('a declined claim ends there', () => {
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
