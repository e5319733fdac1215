import type { PaymeCall, RpcResponse } from '@karvon/bank-simulators';
import { createRandom } from '@karvon/platform/testing/random';
import { paymeShapes } from './shapes';

test('no additional call cancels a paid payment: its shop may be giving the money back', async () => {
  const { wire } = paymeShapes(() => random, 'key');
  const random = createRandom(1);
  const id = 'a transaction';
  const cancelled: PaymeCall[] = [];

  /** Takes each whole call about the transaction. */
  async function shop(call: PaymeCall): Promise<RpcResponse & { text: string }> {
    const { method, params } = /"params":\{/.test(call.body ?? '')
      ? (JSON.parse(call.body!) as { method?: string; params: { id?: string } })
      : { params: {} as { id?: string } };
    if (method === 'CancelTransaction') cancelled.push(call);
    const taken = params.id === id && method !== 'SetFiscalData';
    const error = { code: -31008, message: '', data: null };
    return { ...(taken ? { result: {} } : { error }), text: '' };
  }

  const call = (method: string, more: object = {}) =>
    wire(
      {
        method,
        params: { id, ...more },
        authorization: `Basic ${Buffer.from('Paycom:key').toString('base64')}`,
        verb: 'POST',
        body: JSON.stringify({ method, params: { id, ...more } }),
      },
      shop,
    );
  await call('CreateTransaction', { amount: 500, time: 1, account: { payment_id: '1' } });
  await call('PerformTransaction');
  for (let i = 0; i < 300; i++) await call('CheckTransaction');
  expect(cancelled).toEqual([]);
});
