import { getIp, writeJournal, type JournalEntry } from '@karvon/contract';
import { respond, setupApi } from '@karvon/testing';
import { waitFor } from '@testing-library/react';
import type { TelemetrySettings } from '../settings';
import { createJournal } from './create-journal';

const settings: TelemetrySettings = {
  product: 'storefront',
  environment: 'production',
  build: 'a1b2c3',
  locale: 'uz',
  source: 'ru',
};
const sent: JournalEntry[] = [];
setupApi(
  respond(getIp, { ip: '203.0.113.0' }),
  respond(writeJournal, ({ body }) => {
    sent.push(...body);
    return { accepted: body.length };
  }),
);
beforeEach(() => {
  sent.length = 0;
});

const refuse = () => {
  throw new Error('a trap');
};
const trapped = new Proxy({}, { get: refuse, ownKeys: refuse, getPrototypeOf: refuse });
const takenBack = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const cyclic: Record<string, unknown> = Object.create(null);
cyclic.self = cyclic;

const hostile: [string, unknown, unknown][] = [
  ['a cycle without a prototype', cyclic, {}],
  ['a getter that throws', Object.defineProperty(new Error('x'), 'message', { get: refuse }), {}],
  ['a stack that is no text', Object.assign(new Error('x'), { stack: { deep: cyclic } }), {}],
  ['a proxy full of traps', trapped, {}],
  ['a proxy that was taken back', takenBack(), {}],
  ['a symbol', Symbol('s'), {}],
  ['a bigint', 10n, {}],
  ['ten megabytes', 'x'.repeat(10_000_000), { note: 'y'.repeat(1_000_000) }],
  ['context that is no text', new Error('x'), { list: [1], none: null, deep: cyclic, n: 5 }],
  ['a context that is a trap', new Error('x'), trapped],
];

test.each(hostile)('%s breaks nothing, and later reports are sent', async (_, error, context) => {
  const journal = createJournal(settings);
  journal.write({ level: 'error', error, context: context as Record<string, string> });
  journal.write({ level: 'error', error: 'after', context: {} });
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
  await waitFor(() => expect(sent.map(({ text }) => text).join()).toContain('after'));
  expect(writeJournal.body!.safeParse(sent)).toMatchObject({ success: true });
  expect(JSON.stringify(sent).length).toBeLessThan(20_000);
});

test('ten thousand reports become at most a hundred entries, twenty at a time', async () => {
  const journal = createJournal(settings);
  for (let index = 0; index < 10_000; index += 1)
    journal.write({ level: 'error', error: `trouble ${index}`, context: {} });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(sent.length).toBeLessThanOrEqual(20);
});

test.each([
  ['an address', 'at /ru/order?surname=KARIMOVA&phone=%2B998901234567'],
  ['an encoded address', encodeURIComponent('?email=a.k@mail.uz&phone=+998901234567')],
  ['a nested body', JSON.stringify({ a: { b: [{ surname: 'KARIMOVA', document: 'AA1234567' }] } })],
  ['a quoted body', JSON.stringify(JSON.stringify({ surname: 'KARIMOVA', pin: '4711' }))],
])('personal data in %s are not sent', async (_, text) => {
  const journal = createJournal(settings);
  journal.write({ level: 'error', error: new Error(text), context: { where: text } });
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sent).toHaveLength(1));
  for (const secret of ['KARIMOVA', '901234567', 'a.k', 'AA1234567', '4711'])
    expect(JSON.stringify(sent)).not.toContain(secret);
});
