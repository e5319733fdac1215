import fastify, { type FastifyBaseLogger } from 'fastify';
import { createLogger } from './logger';
import { problem } from './problem';
import { registerProblems } from './problems';

async function linesAfter(thrown: Error) {
  const lines: { level: string; code?: string; msg: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const loggerInstance: FastifyBaseLogger = createLogger('debug', { write });
  const app = fastify({ loggerInstance });
  registerProblems(app);
  app.get('/', () => Promise.reject(thrown));
  await app.inject('/');
  await app.close();
  return lines
    .filter(({ msg }) => msg === 'request failed')
    .map(({ level, code }) => [level, code]);
}

test.each(['supplier-unavailable', 'payment-unavailable', 'service-unavailable'] as const)(
  'a failure of a upstream, %s, is a warning with its cause and no error',
  async (code) => {
    expect(await linesAfter(problem(code, {}, new Error('no answer')))).toEqual([['warn', code]]);
  },
);

test('a failure of our own is an error', async () => {
  expect(await linesAfter(new Error('a bug'))).toEqual([['error', 'internal-error']]);
});

test('a forged call of a bank is a warning: perhaps its secret differs from ours', async () => {
  expect(await linesAfter(problem('callback-refused'))).toEqual([['warn', 'callback-refused']]);
});

test('a refusal that the client caused is not logged', async () => {
  expect(await linesAfter(problem('sold-out'))).toEqual([]);
});

test('a database that is away is logged once instead of for each request', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  expect(await linesAfter(away)).toEqual([['debug', 'service-unavailable']]);
});
