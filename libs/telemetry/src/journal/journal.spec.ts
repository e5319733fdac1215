import { getIp, writeJournal, type JournalEntry } from '@karvon/contract';
import fc from 'fast-check';
import { respond, setupApi, unreachable } from '@karvon/testing';
import type { TelemetrySettings } from '../settings';
import { createJournal } from './create-journal';
import { toEntry } from './to-entry';

const settings: TelemetrySettings = {
  product: 'storefront',
  environment: 'production',
  build: 'a1b2c3',
  locale: 'uz',
  source: 'ru',
};
const sent: { entries: JournalEntry[]; headers: Headers }[] = [];
const api = setupApi(
  respond(getIp, { ip: '203.0.113.0' }),
  respond(writeJournal, ({ body, headers }) => {
    sent.push({ entries: body, headers });
    return { accepted: body.length };
  }),
);
beforeEach(() => {
  sent.length = 0;
});

const until = async (done: () => boolean) => {
  for (let step = 0; step < 100 && !done(); step += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done()).toBe(true);
};
const report = (error: unknown, context = {}) => ({ level: 'error' as const, error, context });

test('an error is sent with environment, network, message and the specified headers', async () => {
  const journal = createJournal(settings);
  journal.write(report(new TypeError('x is undefined'), { route: 'order' }));
  journal.write(report(new TypeError('x is undefined'), { route: 'order' }));
  journal.write(report('other'));
  await until(() => sent.length === 1);
  const [{ entries, headers }] = sent as [(typeof sent)[0]];
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({
    level: 'error',
    product: 'storefront',
    text: 'production 203.0.113.0 TypeError: x is undefined',
    context: { route: 'order', build: 'a1b2c3', times: '2' },
  });
  expect(['x-appagent', 'x-applocale', 'x-source'].map((name) => headers.get(name))).toEqual([
    'karvon-storefront/a1b2c3',
    'UZ',
    'ru',
  ]);
});

test('leaving the page sends the collected reports at once', async () => {
  createJournal(settings).write(report('last words'));
  window.dispatchEvent(new Event('pagehide'));
  await until(() => sent.length === 1);
  expect(sent[0]!.entries[0]!.text).toContain('last words');
});

test('an unreachable journal or an unknown network address causes no other error', async () => {
  api.use(unreachable(getIp));
  const journal = createJournal(settings);
  journal.write(report('first'));
  await until(() => sent.length === 1);
  expect(sent[0]!.entries[0]!.text).toBe('production - first');
  api.use(unreachable(writeJournal));
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  expect(() => journal.write(report(circular))).not.toThrow();
  window.dispatchEvent(new Event('pagehide'));
});

test.each([
  ['production', 'true', 0, 0],
  ['development', 'true', 1, 1],
  ['development', 'false', 1, 0],
])('in %s with console logging %s', (environment, consoleLogging, errors, infos) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const journal = createJournal({ ...settings, environment, consoleLogging });
  journal.write(report('broken'));
  journal.write({ level: 'info', error: 'vitals', context: {} });
  expect(error).toHaveBeenCalledTimes(errors);
  expect(info).toHaveBeenCalledTimes(infos);
  jest.restoreAllMocks();
});

test('any thrown value becomes an entry that fits the contract', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.string().map((text) => new Error(text)),
      ),
      fc.dictionary(fc.string(), fc.string({ maxLength: 3_000 })),
      (error, context) => {
        const entry = toEntry(report(error, context), settings, '203.0.113.0');
        expect(writeJournal.body!.safeParse([entry])).toMatchObject({ success: true });
      },
    ),
  );
});

test('form values are not sent', () => {
  const error = new Error(
    '{"surname":"KARIMOVA","pin":"1234"} +998901234567 a.k@mail.uz AA1234567',
  );
  const text = JSON.stringify(toEntry(report(error, { note: 'tel=901234567' }), settings, ''));
  for (const secret of ['KARIMOVA', '1234', '901234567', 'a.k@', 'AA1234567'])
    expect(text).not.toContain(secret);
});
