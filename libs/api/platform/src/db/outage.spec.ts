import { DatabaseAway, explainStart, isOutage, isOverload, logFailure } from './outage';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('25006'),
  // An operator has renamed the database, changed the password, or closed it to restore a backup.
  withCode('3D000'),
  withCode('28P01'),
  withCode('28000'),
  withCode('57P04'),
  new Error('database "karvon" is not currently accepting connections'),
  new Error('Connection terminated unexpectedly'),
  // The job queue passes the error on as a plain copy.
  { message: 'Connection terminated unexpectedly', stack: '' },
  { message: 'LISTEN/NOTIFY heartbeat timed out' },
  {
    message:
      'database "karvon" is not currently accepting connections (Queue: messages.send, Worker: 1)',
  },
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
  '%s is no outage but a bug of ours',
  (error) => {
    expect([isOutage(error), isOverload(error)]).toEqual([false, false]);
  },
);

test('an API started without its database logs what is wrong and what to do', () => {
  const advice =
    'Start PostgreSQL, or correct user, password, host and name of the database in DATABASE_URL.';
  const missing = Object.assign(new Error('database "karvon" does not exist'), { code: '3D000' });
  expect(explainStart(missing)).toBe(
    `The database cannot be used: database "karvon" does not exist. ${advice}`,
  );
  const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(explainStart(nobody)).toBe(`The database cannot be used: ECONNREFUSED. ${advice}`);
  expect(explainStart(new Error('Port 4300 is taken'))).toBe('Port 4300 is taken');
});

test('a full server is not reported as wrong settings: the operator reads where to make room', () => {
  expect(explainStart(withCode('53300'))).toMatch(/^The database [^]*raise max_connections/);
  expect(explainStart(withCode('53100'))).toMatch(/Make room on its disk\.$/);
});

test('background work that fails in an outage does not repeat what the log says of it', () => {
  const logger = { debug: jest.fn(), warn: jest.fn() };
  const away = new DatabaseAway('no answer');
  logFailure(logger, away, 'not written');
  expect(logger.debug.mock.calls).toEqual([[{ err: away }, 'not written']]);
  expect(logger.warn).not.toHaveBeenCalled();
  for (const error of [withCode('53300'), withCode('23505')]) {
    logFailure(logger, error, 'not written');
    expect(logger.warn).toHaveBeenLastCalledWith({ err: error }, 'not written');
  }
});
