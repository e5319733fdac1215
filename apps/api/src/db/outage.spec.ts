import { DatabaseAway, isOutage, isOverload } from './outage';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('25006'),
  new Error('Connection terminated unexpectedly'),
  // As the job queue hands it on.
  { message: 'Connection terminated unexpectedly', stack: '' },
  { message: 'LISTEN/NOTIFY heartbeat timed out' },
  new DatabaseAway('no answer'),
])('%s is an outage', (error) => {
  expect([isOutage(error), isOverload(error)]).toEqual([true, false]);
});

test.each([
  withCode('55P03'),
  withCode('57014'),
  withCode('53300'),
  new Error('timeout exceeded when trying to connect'),
])('%s is an overload', (error) => {
  expect([isOutage(error), isOverload(error)]).toEqual([false, true]);
});

test.each([withCode('23505'), new Error('division by zero'), null, undefined, 'text'])(
  '%s is no outage but a mistake of ours',
  (error) => {
    expect([isOutage(error), isOverload(error)]).toEqual([false, false]);
  },
);
