import type { Reply, Sending } from '@karvon/api-client';
import { repeatPublicResponses } from './public-responses.server';

const reply = (text: string, status = 200): Reply => ({
  ok: status === 200,
  status,
  headers: { get: () => null },
  text: () => Promise.resolve(text),
});

function ofVisitor(visitor: string, more: Partial<Sending> = {}): Sending {
  const headers = { 'x-forwarded-for': visitor };
  const signal = new AbortController().signal;
  return { method: 'GET', headers, signal, keepalive: false, ...more };
}

const place = 'http://api:4300/v1/places/TAS?lang=uz';

test('the name of a place is requested once a minute, however many visitors need it', async () => {
  let now = 0;
  const send = jest.fn(async () => reply('Toshkent'));
  const ask = repeatPublicResponses(send, () => now);
  const both = await Promise.all(['1', '2'].map((visitor) => ask(place, ofVisitor(visitor))));
  expect(await Promise.all(both.map((one) => one.text()))).toEqual(['Toshkent', 'Toshkent']);
  now = 59_999;
  await ask(place, ofVisitor('3'));
  expect(send).toHaveBeenCalledTimes(1);
  now = 60_000;
  await ask(place, ofVisitor('4'));
  await ask(place.replace('uz', 'ru'), ofVisitor('4'));
  expect(send).toHaveBeenCalledTimes(3);
});

test('a visitor who leaves does not abort the request that others wait for', async () => {
  const leaving = new AbortController();
  const send = jest.fn(
    (_: string, { signal }: Sending) =>
      new Promise<Reply>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        setImmediate(() => resolve(reply('Toshkent')));
      }),
  );
  const ask = repeatPublicResponses(send, () => 0);
  const left = ask(place, ofVisitor('1', { signal: leaving.signal }));
  const stays = ask(place, ofVisitor('2'));
  left.catch(() => undefined);
  leaving.abort();
  expect(await (await stays).text()).toBe('Toshkent');
  expect(send).toHaveBeenCalledTimes(1);
});

test('each hotel has its own cached response', async () => {
  const send = jest.fn(async (_: string, { body }: Sending) => reply(body!));
  const ask = repeatPublicResponses(send, () => 0);
  const hotel = (body: string) =>
    ask('http://api:4300/v1/hotel/detail', ofVisitor('1', { method: 'POST', body }));
  const found = await Promise.all([hotel('{"a":1}'), hotel('{"a":2}'), hotel('{"a":1}')]);
  expect(await Promise.all(found.map((one) => one.text()))).toEqual([
    '{"a":1}',
    '{"a":2}',
    '{"a":1}',
  ]);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['GET', 'http://api:4300/v1/air/orders/ABCD2345'],
  ['GET', 'http://api:4300/v1/places?query=tas'],
  ['POST', 'http://api:4300/v1/air/searches'],
  ['POST', 'http://api:4300/v1/hotel/search'],
  ['POST', place],
] as const)('%s %s is requested each time', async (method, url) => {
  const send = jest.fn(async () => reply('own'));
  const ask = repeatPublicResponses(send, () => 0);
  await ask(url, ofVisitor('1', { method }));
  await ask(url, ofVisitor('2', { method }));
  expect(send).toHaveBeenCalledTimes(2);
});

test('refusals and failures are not cached', async () => {
  const send = jest
    .fn<Promise<Reply>, [string, Sending]>()
    .mockResolvedValueOnce(reply('busy', 503))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(reply('Toshkent'));
  const ask = repeatPublicResponses(send, () => 0);
  expect(await (await ask(place, ofVisitor('1'))).text()).toBe('busy');
  await expect(ask(place, ofVisitor('1'))).rejects.toThrow('away');
  expect(await (await ask(place, ofVisitor('1'))).text()).toBe('Toshkent');
});
