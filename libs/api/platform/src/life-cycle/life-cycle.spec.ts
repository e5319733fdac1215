import { createLifeCycle, IllegalTransition } from './life-cycle';

const door = createLifeCycle('door', {
  open: ['closed'],
  closed: ['open', 'locked'],
  locked: ['closed'],
});

test('only the moves of the table are allowed', () => {
  expect(door.can('open', 'closed')).toBe(true);
  expect(door.can('open', 'locked')).toBe(false);
  expect(door.can('open', 'open')).toBe(false);
});

test('a status that is not in the table has no moves', () => {
  expect(door.can('bricked-up' as 'open', 'closed')).toBe(false);
});

test('the error of an illegal move names the statuses', () => {
  expect(new IllegalTransition('door', 'open', 'locked')).toMatchObject({
    name: 'IllegalTransition',
    message: 'door: open → locked is not allowed',
  });
  expect(() => door.assert('open', 'locked')).toThrow(
    new IllegalTransition('door', 'open', 'locked'),
  );
  expect(() => door.assert('closed', 'locked')).not.toThrow();
});

test('the sources of a status are those from which an UPDATE may start', () => {
  expect(door.sources('closed')).toEqual(['open', 'locked']);
  expect(door.sources('locked')).toEqual(['closed']);
});
