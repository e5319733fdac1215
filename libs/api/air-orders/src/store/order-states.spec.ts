import { airOrderTransitions, supplyTransitions, ticketsTransitions } from './order-states';

/** All allowed moves of a table, so that none is allowed or forbidden by accident. */
const allowedPairs = (table: Record<string, readonly string[]>): string[] =>
  Object.entries(table)
    .flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`))
    .sort();

test('an air order moves between these statuses only', () => {
  expect(allowedPairs(airOrderTransitions)).toEqual(
    [
      'not-paid → paid',
      'not-paid → cancelled',
      'not-paid → error',
      'paid → return',
      'paid → issue-error',
      'paid → error',
      'issue-error → paid',
      'issue-error → return',
      'issue-error → error',
      'return → cancelled',
      'return → paid',
      'return → error',
      'cancelled → error',
    ].sort(),
  );
});

test('no paid order becomes unpaid again', () => {
  expect(Object.entries(airOrderTransitions).filter(([, to]) => to.includes('not-paid'))).toEqual(
    [],
  );
});

test('tickets and supply move between these states only', () => {
  expect(allowedPairs(ticketsTransitions)).toEqual(
    ['none → generating', 'generating → none', 'generating → ready', 'ready → generating'].sort(),
  );
  expect(allowedPairs(supplyTransitions)).toEqual(
    [
      'hold-asked → hold-refused',
      'hold-asked → held',
      'held → issue-asked',
      'held → released',
      'issue-asked → held',
      'issue-asked → on-payment',
      'on-payment → issue-asked',
      'on-payment → released',
      'issue-asked → issued',
      'issued → released',
    ].sort(),
  );
});
