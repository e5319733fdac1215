import { exchangeTransitions, openExchangeStates } from './exchange-states';

test('whatever is open can end, and nothing follows an end', () => {
  const ends = ['done', 'declined', 'expired', 'withdrawn'] as const;
  for (const end of ends) expect(exchangeTransitions[end]).toEqual([]);
  for (const state of openExchangeStates)
    expect(exchangeTransitions[state].length).toBeGreaterThan(0);
});

test('money that was paid for an exchange ends with new tickets or goes back', () => {
  expect(exchangeTransitions['at-carrier']).toEqual(['done', 'declined']);
});
