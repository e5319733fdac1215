import { z } from 'zod';
import { createLogger } from '@karvon/platform/http/logger';
import { createParties } from '@karvon/platform/parties/create-parties';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { createTestClock } from '@karvon/platform/testing/test-clock';
import { createSupplierCalls, unavailable } from './call-supplier';

function start() {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const party = createParties({ clock: createTestClock('2026-11-21T07:00:00.000Z') })('anybody');
  return { lines, ...createSupplierCalls('Anybody', { party, logger }) };
}
const cut = () => Promise.reject(new Error('cut'));

test('a call without a response is unanswered; after five of them no call is sent', async () => {
  const { call } = start();
  for (let times = 0; times < 5; times += 1)
    await expect(call('POST /orders', cut)).rejects.toThrow(SupplierUnanswered);
  const exchange = jest.fn();
  await expect(call('POST /orders', exchange)).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
  expect(exchange).not.toHaveBeenCalled();
});

test('calls that a visitor aborted do not count against the supplier', async () => {
  const { call } = start();
  for (let times = 0; times < 5; times += 1)
    await expect(call('GET /rooms', cut, AbortSignal.abort())).rejects.toThrow(SupplierUnanswered);
  expect(await call('GET /rooms', async () => 'rooms')).toBe('rooms');
});

test('a response of another shape is unanswered, and the log names its fields and no values', () => {
  const { read, lines } = start();
  const schema = z.object({ guest: z.object({ age: z.number() }) });
  expect(() => read(schema, { guest: { age: 'KARIMOVA' } }, 'GET /orders')).toThrow(
    SupplierUnanswered,
  );
  expect(lines.join('\n')).toMatch(/guest\.age/);
  expect(lines.join('\n')).not.toMatch(/KARIMOVA/);
});

test('a read without a response has changed nothing', () => {
  expect(() => unavailable(new SupplierUnanswered('no answer'))).toThrow(
    expect.objectContaining({ code: 'supplier-unavailable' }),
  );
  const other = new Error('refused');
  expect(() => unavailable(other)).toThrow(other);
});
