import { DatabaseAway } from '../db/outage';
import { problem } from '../http/problem';
import { levelOf } from './level-of';

/** The error that the queue reports for each kind of job, every ten seconds. */
const timeout = new Error(
  'timeout exceeded when trying to connect (Queue: messages.send, Worker: 1)',
);

test('an outage of the database is logged once, also while the server hangs', () => {
  expect([levelOf(new DatabaseAway('no answer'), true), levelOf(timeout, true)]).toEqual([
    'debug',
    'debug',
  ]);
});

test('a server that is up but full is a warning, and a bug of ours is an error', () => {
  expect(levelOf(timeout, false)).toBe('warn');
  expect(levelOf(problem('supplier-unavailable'), false)).toBe('warn');
  expect(levelOf(new TypeError('x is undefined'), true)).toBe('error');
});
