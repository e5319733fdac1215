import { hkdfSync, randomUUID } from 'node:crypto';
import {
  startPayment,
  type PaymentsUnderTest,
  type StartedPayment,
} from '@karvon/payments/testing';
import { chooseAtBank, signatureHeader, signCallback, startSandboxPayments } from './testing';

let api: PaymentsUnderTest;
let secret: string;
beforeAll(async () => {
  api = await startSandboxPayments();
  secret = Buffer.from(
    hkdfSync('sha256', api.config.tokenSecrets![0]!, '', 'sandbox-bank', 32),
  ).toString('hex');
});
afterAll(() => api.close());

const eventsOf = ({ confirmationUrl }: StartedPayment) =>
  api.database.db
    .selectFrom('payment_events')
    .selectAll()
    .where('provider_id', '=', bankId(confirmationUrl))
    .execute();
const chargesOf = ({ id }: StartedPayment) =>
  api.database.db.selectFrom('ledger').selectAll().where('payment_id', '=', id).execute();
const bankId = (confirmationUrl: string) => confirmationUrl.split('/').at(-1)!;

const callBack = (body: string, signature: string | undefined = signCallback(secret, body)) =>
  api.inject({
    method: 'POST',
    url: '/v1/payments/callbacks/sandbox',
    headers: {
      'content-type': 'application/json',
      ...(signature && { [signatureHeader]: signature }),
    },
    payload: body,
  });

async function paidAtBank(): Promise<{
  payment: StartedPayment;
  body: (eventId: string) => string;
}> {
  const payment = await startPayment(api, await api.orders.book());
  await chooseAtBank(api, payment, 'pay', 'never');
  const paymentId = bankId(payment.confirmationUrl);
  return {
    payment,
    body: (eventId) => JSON.stringify({ eventId, paymentId, kind: 'payment.succeeded' }),
  };
}

test('fifty simultaneous deliveries of two events make one charge and two responses', async () => {
  const { body, payment } = await paidAtBank();
  const deliveries = Array.from({ length: 50 }, (_, i) =>
    callBack(body(i % 2 ? `one-${payment.id}` : `two-${payment.id}`)),
  );
  const responses = await Promise.all(deliveries);
  expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`))).toEqual(
    new Set(['200 {"received":true,"status":"succeeded"}']),
  );
  expect(await chargesOf(payment)).toHaveLength(1);
  expect(await eventsOf(payment)).toHaveLength(2);
});

test('a callback repeated after later changes gets its first response', async () => {
  const { body, payment } = await paidAtBank();
  const event = randomUUID();
  const first = await callBack(body(event));
  await api.database.db
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('id', '=', payment.id)
    .execute();
  const again = await callBack(body(event));
  expect(again.body).toBe(first.body);
});

test("after a callback the payment's state at the bank decides, not the text of the callback", async () => {
  const payment = await startPayment(api, await api.orders.book());
  const paymentId = bankId(payment.confirmationUrl);
  const response = await callBack(
    JSON.stringify({ eventId: 'lie', paymentId, kind: 'payment.succeeded' }),
  );
  expect(response.json()).toEqual({ received: true, status: 'redirected' });
  expect(await chargesOf(payment)).toEqual([]);
});

test('forged callbacks are refused and change nothing', async () => {
  const { body, payment } = await paidAtBank();
  const first = randomUUID();
  const right = signCallback(secret, body(first));
  const forged = [
    await callBack(body(first), signCallback('guessed', body(first))),
    await callBack(body('other'), right),
    await callBack(body(first).replace('succeeded', 'failed'), right),
    await callBack(body(first), ''),
    await callBack(body(first), right.toUpperCase()),
    await callBack('not json'),
    await callBack('{}'),
    await callBack(''),
  ];
  for (const response of forged)
    expect(response.json()).toMatchObject({ status: 403, code: 'callback-refused' });
  expect(await eventsOf(payment)).toEqual([]);
  expect(await chargesOf(payment)).toEqual([]);
});

test('a genuine callback about an unknown payment gets 404 and is not stored', async () => {
  const response = await callBack(
    JSON.stringify({ eventId: 'e', paymentId: 'pay_unknown', kind: 'payment.succeeded' }),
  );
  expect(response.json()).toMatchObject({ status: 404, code: 'payment-not-found' });
  const stored = await api.database.db
    .selectFrom('payment_events')
    .selectAll()
    .where('provider_id', '=', 'pay_unknown')
    .execute();
  expect(stored).toEqual([]);
});
