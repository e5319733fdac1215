import { openChangeStates, stayChangeTransitions } from './change-states';

test('a change moves like this and no other way', () => {
  const moves = Object.entries(stayChangeTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual([
    'requested → in-review',
    'requested → confirmed',
    'requested → refused',
    'requested → withdrawn',
    'in-review → confirmed',
    'in-review → refused',
    'in-review → withdrawn',
    'withdrawn → requested',
  ]);
});

test('what is open can end in every way, and nothing follows what the hotel has decided', () => {
  expect(openChangeStates).toEqual(['requested', 'in-review']);
  for (const end of ['confirmed', 'refused', 'withdrawn'] as const)
    for (const state of openChangeStates) expect(stayChangeTransitions[state]).toContain(end);
  for (const end of ['confirmed', 'refused'] as const)
    expect(stayChangeTransitions[end]).toEqual([]);
});
