import type { PaymeSimulator } from '@karvon/bank-simulators';
import { bookedBy, fill, type PaymentsUnderTest } from '@karvon/payments/testing';
import { paymeSettings, startPayme, startPaymePayments } from './testing';
import type { PaymeGiven, PaymeRead } from './testing/shapes';
import { recordedShapes } from '@karvon/platform/testing/recorded';

let api: PaymentsUnderTest;
let payme: PaymeSimulator;
beforeAll(async () => {
  api = await startPaymePayments();
  payme = await startPayme(api, api.url);
});
afterAll(async () => {
  await payme.close();
  await api.close();
});

let last = 0;
const newId = () => (++last).toString(16).padStart(24, 'a');

/** Prepares a payment in the state that the shape requires; @returns the values to fill in. */
async function prepared({ payment: state }: PaymeGiven): Promise<Record<string, string | number>> {
  const { order, payment } = await bookedBy(api, 'payme');
  const id = newId();
  const amount = order.order.toPay.amount;
  const time = api.clock.now().getTime();
  const rpc = async (method: string, params: object) =>
    expect((await payme.rpc(method, { id, ...params })).error).toBeUndefined();
  if (state) await rpc('CreateTransaction', { time, amount, account: { payment_id: payment.id } });
  if (state === 'declined') await rpc('CancelTransaction', { reason: 1 });
  if (state === 'paid') await rpc('PerformTransaction', {});
  const key = Buffer.from(`Paycom:${paymeSettings.key}`).toString('base64');
  return { payment: payment.id, amount, transaction: id, new: newId(), now: time, key };
}

test.each(recordedShapes<PaymeGiven, PaymeRead>(__dirname))(
  'Payme: $shape: $why',
  async (recorded) => {
    const { call, key = 'Basic {key}', text, verb = 'POST' } = recorded.given;
    const values = await prepared(recorded.given);
    const response = await api.inject({
      method: verb,
      url: '/v1/payments/callbacks/payme',
      headers: {
        'content-type': 'text/json; charset=UTF-8',
        ...(key && { authorization: fill(key, values) }),
      },
      ...(verb !== 'GET' && { payload: text ?? fill(JSON.stringify(call), values) }),
    });
    expect(response.statusCode).toBe(200);
    const { read } = recorded;
    const said = response.json() as { id: unknown; error?: { message: Record<string, string> } };
    expect(said.id).toBe((call as { id?: unknown } | undefined)?.id ?? null);
    if ('result' in read) {
      expect(said).toMatchObject(JSON.parse(fill(JSON.stringify(read), values)) as object);
      return;
    }
    expect(said).toMatchObject({ error: read });
    // Payme may show the message to the payer, in the payer's language.
    for (const lang of ['ru', 'uz', 'en']) expect(said.error?.message[lang]).toMatch(/\S{3}/);
  },
);
