import fc from 'fast-check';
import type { JournalEntry } from '@karvon/contract';
import { createJournalStore } from './journal-store';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startSite } from '../testing/start-site';

let api: StartedModules;
beforeAll(async () => {
  api = await startSite({ config: { journal: { days: 14, entries: 5 } } });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('journal_entries').execute();
  await api.clock.advance({ minutes: 2 });
});

const entry: JournalEntry = {
  level: 'error',
  product: 'storefront',
  text: 'production 203.0.113.0 TypeError: x is undefined',
  context: { route: 'order', build: 'a1b2c3' },
};

let sender = 0;
const write = (payload: unknown, headers: Record<string, string> = {}, address?: string) =>
  api.inject({
    method: 'POST',
    url: '/v1/journal',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
    // Each request comes from another address, except in the test of the limit.
    remoteAddress: address ?? `198.51.${(sender >> 8) & 255}.${sender++ & 255}`,
  });
const rows = () => createJournalStore(api.database.db).tail(100);

test("entries are stored with the sender's network and browser", async () => {
  const response = await write([entry, { ...entry, level: 'info' }], {
    'x-appagent': 'karvon-storefront/a1b2c3',
    'x-applocale': 'UZ',
    'x-source': 'uz',
  });
  expect([response.statusCode, response.json()]).toEqual([200, { accepted: 2 }]);
  expect(await rows()).toMatchObject([
    { ...entry, agent: 'karvon-storefront/a1b2c3', locale: 'uz', source: 'uz' },
    { level: 'info' },
  ]);
});

test.each([
  ['an object', entry],
  ['nothing', []],
  ['too many', Array.from({ length: 21 }, () => entry)],
  ['a level of its own', [{ ...entry, level: 'fatal' }]],
  ['a number for a text', [{ ...entry, text: 1 }]],
  ['a key with digits', [{ ...entry, context: { p998901234567: '1' } }]],
  ['too much', [{ ...entry, text: 'x'.repeat(4001) }]],
  ['broken JSON', '[{'],
])('%s is refused', async (_, payload) => {
  expect((await write(payload)).statusCode).toBe(400);
  expect(await rows()).toEqual([]);
});

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const word = fc.string({ unit: fc.constantFrom(...'bdfgklmrstvz'), minLength: 6, maxLength: 10 });
/** [the request, the text that must not be stored]. */
const personal: fc.Arbitrary<[string, string]> = fc.oneof(
  digits(12).map((all): [string, string] => [`+${all}`, all]),
  digits(9).map((all): [string, string] => [`8 ${all}`, all]),
  fc.tuple(word, word).map(([a, b]): [string, string] => [`${a}@${b}.uz`, `${a}@${b}`]),
  digits(7).map((all): [string, string] => [`AB${all}`, all]),
  digits(6).map((all): [string, string] => [`{"pin":"${all}"}`, all]),
  word.map((name): [string, string] => [`surname=${name}Q&x=1`, `${name}Q`]),
  fc
    .tuple(word, digits(10))
    .map(([a, b]): [string, string] => [`eyJ${a}${b}.${b}${a}.${a}`, `${b}${a}`]),
);
const noise = fc.string({ unit: 'binary', maxLength: 60 });
const place = fc.constantFrom('text', 'context', 'agent');

test('no hostile entry stops the server, and none leaves personal data behind', async () => {
  await fc.assert(
    fc.asyncProperty(personal, noise, noise, place, async ([text, gone], before, after, where) => {
      const hostile = `${before} ${text} ${after}`;
      const response = await write(
        [
          {
            ...entry,
            ...(where === 'text' && { text: hostile }),
            ...(where === 'context' && { context: { stack: hostile, phone: gone } }),
          },
        ],
        where === 'agent' ? { 'x-appagent': text } : {},
      );
      expect(response.statusCode).toBeLessThan(500);
      expect(JSON.stringify(await rows())).not.toContain(gone);
    }),
    { numRuns: 80 },
  );
});

test('any JSON gets a response, never with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc
          .array(fc.record({ ...fcEntry() }, { requiredKeys: [] }), { maxLength: 25 })
          .map((all) => JSON.stringify(all)),
      ),
      async (payload) => {
        expect((await write(payload)).statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 80 },
  );
});

function fcEntry() {
  return {
    level: fc.constantFrom('error', 'info', 'x'),
    product: fc.constantFrom('storefront', 'widgets', ''),
    text: fc.string({ unit: 'binary' }),
    context: fc.dictionary(fc.constantFrom('a', 'route', '__proto__', 'b1'), noise),
  };
}

test('one address may send sixty entries a minute', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1)
    statuses.push((await write([entry], {}, '203.0.113.9')).statusCode);
  expect(statuses.lastIndexOf(200)).toBe(59);
  expect(statuses.slice(60)).toEqual([429, 429]);
  await api.clock.advance({ minutes: 1 });
  expect((await write([entry], {}, '203.0.113.9')).statusCode).toBe(200);
});

test('the journal keeps entries for its days and up to its number', async () => {
  const rotate = async () => {
    await api.jobs.enqueue(api.database.db, 'journal.rotate', {});
    await api.jobs.drain();
  };
  for (let index = 0; index < 8; index += 1)
    await write([{ ...entry, context: { run: `r${index}` } }]);
  await rotate();
  expect((await rows()).map(({ context }) => context.run)).toEqual(['r3', 'r4', 'r5', 'r6', 'r7']);
  await api.clock.advance({ days: 13 });
  await write([entry]);
  await api.clock.advance({ days: 2 });
  await rotate();
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2::3', '2001:db8:1::'],
  ['2001:db8::3', '2001:db8::'],
])('%s gets its network, %s', async (address, ip) => {
  const response = await api.inject({ url: '/v1/ip', remoteAddress: address });
  expect(response.json()).toEqual({ ip });
});
