import { createAirOrder, getAirOrder, searchPlaces } from '@karvon/contract';
import { money } from '@karvon/money';
import { respond, buildOrder, buildPlace, refuse, setupApi, unreachable } from './index';

const api = setupApi(respond(searchPlaces, { places: [buildPlace()], nearby: [] }));

afterEach(() => jest.restoreAllMocks());

test('an endpoint responds at the address the browser uses', async () => {
  const response = await fetch('/api/v1/places?query=tash');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ places: [buildPlace()], nearby: [] });
});

test('the handler receives the parsed call with defaults filled in', async () => {
  const reply = jest.fn(() => buildOrder());
  api.use(respond(getAirOrder, reply));
  await fetch('http://api.test/v1/air/orders/7K3M9QXA');
  expect(reply).toHaveBeenCalledWith(
    expect.objectContaining({ params: { number: '7K3M9QXA' }, query: { lang: 'ru' } }),
  );
});

test('handlers of one test are removed after it, and a call without a handler fails', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await expect(fetch('/api/v1/air/orders/7K3M9QXA')).rejects.toThrow();
});

test('input or a response that breaks the contract fails', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect((await fetch('/api/v1/places?quary=tash')).ok).toBe(false);
  // @ts-expect-error -- the answer is wrong on purpose
  api.use(respond(searchPlaces, () => ({ places: [{ code: 'TAS' }] })));
  expect((await fetch('/api/v1/places')).ok).toBe(false);
});

test('refusals contain a complete problem', async () => {
  api.use(
    refuse(createAirOrder, {
      code: 'price-changed',
      oldTotal: money(100, 'RUB'),
      newTotal: money(200, 'RUB'),
    }),
  );
  const response = await fetch('/api/v1/air/orders', { method: 'POST', body: '{}' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({
    code: 'price-changed',
    newTotal: { amount: 200 },
    traceId: 'test-trace',
  });
});

test('a call can fail as without a network', async () => {
  api.use(unreachable(searchPlaces));
  await expect(fetch('/api/v1/places')).rejects.toThrow();
});
