import { ApiProblem } from '@karvon/api-client';
import { forgetPrivate } from '@karvon/session';
import { bookingKey, forgetBookingKey } from './booking-key';
import { bookOnce } from './book-once';

beforeEach(forgetPrivate);
const request = (surname: string) => ({ booker: { surname } });

test('a request keeps its key; another request, or one after a response, gets a new key', () => {
  const first = bookingKey('key', request('A'));
  expect(bookingKey('key', request('A'))).toBe(first);
  const second = bookingKey('key', request('B'));
  expect(second).not.toBe(first);
  forgetBookingKey('key');
  expect(bookingKey('key', request('B'))).not.toBe(second);
});

test('without browser storage the key is kept while the page is open', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  expect(bookingKey('key', request('A'))).toBe(bookingKey('key', request('A')));
  get.mockRestore();
  set.mockRestore();
});

const refusal = (code: 'service-unavailable' | 'sold-out' | 'idempotency-key-reused') =>
  new ApiProblem({ title: '', status: 409, code, traceId: '' } as never);

/** Sends the request once for each outcome; returns the keys it was sent with. */
async function keysOf(...outcomes: (Error | 'order')[]): Promise<string[]> {
  const keys: string[] = [];
  for (const outcome of outcomes) {
    const send = (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return outcome === 'order' ? Promise.resolve(outcome) : Promise.reject(outcome);
    };
    await bookOnce({ keyName: 'key', body: request('A'), send }).catch(() => undefined);
  }
  return keys;
}

test('an undecided request is retried with the same key; after a refusal the key is new', async () => {
  const [first, second, third] = await keysOf(
    refusal('service-unavailable'),
    refusal('sold-out'),
    'order',
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect((await keysOf('order'))[0]).not.toBe(third);
});

test('a key that another tab has used is replaced', async () => {
  const [used, own] = await keysOf(refusal('idempotency-key-reused'));
  expect(own).toBeDefined();
  expect(own).not.toBe(used);
});

test('an order made with the replaced key leaves no personal data in the tab', async () => {
  const send = jest
    .fn<Promise<string>, unknown[]>()
    .mockRejectedValueOnce(refusal('idempotency-key-reused'))
    .mockResolvedValueOnce('order');
  await bookOnce({ keyName: 'key', body: request('A'), send });
  expect({ ...sessionStorage }).toEqual({});
});
