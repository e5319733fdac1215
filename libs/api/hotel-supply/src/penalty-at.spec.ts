import type { Cancellation } from '@karvon/contract';
import { money } from '@karvon/money';
import { penaltyAt } from './penalty-at';

const night = money(50_000, 'UZS');
const all = money(150_000, 'UZS');
const flexible: Cancellation = {
  freeUntil: '2026-12-08T18:00:00+05:00',
  steps: [
    { from: '2026-12-08T18:00:00+05:00', penalty: night },
    { from: '2026-12-11T00:00:00+05:00', penalty: all },
  ],
};
const strict: Cancellation = { freeUntil: null, steps: [{ from: null, penalty: all }] };

test.each([
  ['a minute before the deadline', flexible, '2026-12-08T12:59:00Z', money(0, 'UZS')],
  ['at the deadline, on the clock of the hotel', flexible, '2026-12-08T13:00:00Z', night],
  ['after the night of arrival', flexible, '2026-12-10T19:00:00Z', all],
  ['a tariff that returns nothing', strict, '2026-11-21T07:00:00Z', all],
  [
    'a tariff without penalties',
    { freeUntil: null, steps: [] },
    '2026-11-21T07:00:00Z',
    money(0, 'UZS'),
  ],
])('%s', (_, terms, moment, penalty) => {
  expect(penaltyAt(terms, new Date(moment), 'UZS')).toEqual(penalty);
});
