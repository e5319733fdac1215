import { createLifeCycle, type TransitionTable } from '../../life-cycle/life-cycle';
import { airOrderTransitions, supplyTransitions, ticketsTransitions } from './order-states';

/** Every pair of statuses, so that no move is allowed or forbidden by accident. */
function allowedPairs<Status extends string>(table: TransitionTable<Status>): string[] {
  const cycle = createLifeCycle('it', table);
  const statuses = Object.keys(table) as Status[];
  return statuses
    .flatMap((from) => statuses.filter((to) => cycle.can(from, to)).map((to) => `${from} → ${to}`))
    .sort();
}

test('an air order moves like this and no other way', () => {
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

test('tickets and supply move like this and no other way', () => {
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
