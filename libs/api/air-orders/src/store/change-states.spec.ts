import { changeTransitions } from './change-states';

test("an airline's change is decided once, or expires", () => {
  const moves = Object.entries(changeTransitions).flatMap(([from, targets]) =>
    targets.map((to) => `${from} → ${to}`),
  );
  expect(moves).toEqual(['new → accepted', 'new → declined', 'new → expired']);
});
