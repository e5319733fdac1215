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
  ]);
});

test('what is open can end in every way, and nothing follows an end', () => {
  expect(openChangeStates).toEqual(['requested', 'in-review']);
  for (const end of ['confirmed', 'refused', 'withdrawn'] as const) {
    expect(stayChangeTransitions[end]).toEqual([]);
    for (const state of openChangeStates) expect(stayChangeTransitions[state]).toContain(end);
  }
});
