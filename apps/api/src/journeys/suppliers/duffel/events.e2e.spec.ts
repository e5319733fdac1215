import { signEvent } from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { createDice, mutateField } from '@karvon/platform/testing/mutate-response';
import { rounds } from '@karvon/platform/testing/rounds';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { createClaims } from '@karvon/duffel/testing';

const secret = 'shared-with-duffel';
const { airSuppliers } = readConfig({ DUFFEL_WEBHOOK_SECRET: secret });
const url = '/v1/suppliers/duffel/events';

let api: TestApp;
let claims: ReturnType<typeof createClaims>;
beforeAll(async () => {
  api = await startTestApp({ config: { airSuppliers } });
  claims = createClaims(api.database.db);
});
afterAll(() => api.close());

async function claim(reference: string): Promise<void> {
  await claims.request(
    {
      reference,
      asked_at: api.clock.now(),
      offer_id: 'off_1',
      passenger_ids: JSON.stringify(['pas_1']),
      slices: 1,
      account_amount: 100,
      account_currency: 'USD',
      amount: 1_265_000,
      currency: 'UZS',
    },
    undefined,
  );
}

const event = (type: string, reference: string, id?: string) =>
  JSON.stringify({
    id: 'wev_1',
    type,
    data: { object: { id, metadata: { karvon_reference: reference } } },
  });

const send = (
  payload: string,
  {
    at = api.clock.now(),
    key = secret,
    body = payload,
  }: { at?: Date; key?: string; body?: string } = {},
) =>
  api.inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-duffel-signature': signEvent(key, at, payload),
    },
  });

test('an order that was only accepted is stored by its event, and a failed one is refused', async () => {
  await claim('there');
  await claim('failed');
  expect((await send(event('order.created', 'there', 'ord_1'))).json()).toEqual({ received: true });
  expect((await send(event('order.creation_failed', 'failed'))).statusCode).toBe(200);
  expect(await claims.find('there')).toMatchObject({ state: 'made', order_id: 'ord_1' });
  expect(await claims.find('failed')).toMatchObject({ state: 'refused' });
});

test('an event that is repeated, late or without an order changes nothing', async () => {
  await claim('once');
  await send(event('order.created', 'once', 'ord_2'));
  for (const again of [
    event('order.created', 'once', 'ord_3'),
    event('order.creation_failed', 'once'),
    event('order.created', 'nobody', 'ord_4'),
    event('order.created', 'nobody\0', 'ord_4'),
    event('order.created', 'once', 'ord\0'),
    JSON.stringify({
      id: 'wev_3',
      type: 'order.airline_initiated_change_detected',
      data: { object: { order_id: 'ord\0' } },
    }),
    JSON.stringify({ id: 'wev_2', type: 'ping', data: { object: {} } }),
    'no JSON',
  ])
    expect((await send(again)).statusCode).toBe(200);
  expect(await claims.find('once')).toMatchObject({ state: 'made', order_id: 'ord_2' });
});

test('forged, stale and unsigned events are refused and change nothing', async () => {
  await claim('quiet');
  const payload = event('order.created', 'quiet', 'ord_5');
  const old = new Date(api.clock.now().getTime() - 6 * 60_000);
  const responses = [
    await send(payload, { key: 'guessed' }),
    await send(payload, { at: old }),
    await send(payload, { body: payload.replace('ord_5', 'ord_6') }),
    await api.inject({ method: 'POST', url, payload: JSON.parse(payload) as object }),
  ];
  for (const response of responses)
    expect(response.json()).toMatchObject({ status: 403, code: 'callback-refused' });
  expect(await claims.find('quiet')).toMatchObject({ state: 'asked' });
});

test('without a secret no event is accepted', async () => {
  const deaf = await startTestApp();
  const payload = event('order.created', 'x', 'ord_1');
  const headers = { 'x-duffel-signature': signEvent('', deaf.clock.now(), payload) };
  const response = await deaf.inject({ method: 'POST', url, payload, headers });
  expect(response.statusCode).toBe(403);
  await deaf.close();
});

test('broken events are acknowledged without an error, and reveal nothing about other orders', async () => {
  await claim('untouched');
  const dice = createDice(20_261_124);
  const types = ['created', 'creation_failed', 'airline_initiated_change_detected'];
  for (let i = 0; i < rounds(200, 1_000); i++) {
    const whole = JSON.parse(event(`order.${types[dice(3)]}`, `none-${i}`, `ord_${i}`)) as {
      data: { object: object };
    };
    Object.assign(whole.data.object, { order_id: `ord_${i}` });
    mutateField(whole, dice, {
      wrong: [null, 7, '', true, [], {}, '\0', 'x'.repeat(5_000)],
      shortened: (value) => (typeof value === 'string' ? value : undefined),
    });
    expect((await send(JSON.stringify(whole))).statusCode).toBe(200);
  }
  expect(await claims.find('untouched')).toMatchObject({ state: 'asked' });
});
