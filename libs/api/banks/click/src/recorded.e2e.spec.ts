import type { ClickWireCall } from '@karvon/bank-simulators';
import { isClickCall, writeClick, type ClickGiven, type ClickStatus } from './testing/shapes';
import { bookedBy, type PaymentsUnderTest } from '@karvon/payments/testing';
import { clickSettings, startClickPayments } from './testing';
import { recordedShapes } from '@karvon/platform/testing/recorded';

const shapes = recordedShapes<ClickGiven | ClickStatus, object>(__dirname);

let api: PaymentsUnderTest;
beforeAll(async () => {
  api = await startClickPayments();
});
afterAll(() => api.close());

async function send({ body, contentType }: ClickWireCall) {
  const response = await api.inject({
    method: 'POST',
    url: '/v1/payments/callbacks/click',
    headers: { 'content-type': contentType },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
  return response.json() as { error: number; merchant_prepare_id?: number };
}

let last = 9_007_199_254_740_993n;
const numbers = () => ({ click_trans_id: String(++last), click_paydoc_id: String(last) });

test.each(shapes.filter(({ given }) => isClickCall(given)))(
  'Click: $shape: $why',
  async ({ given, read }) => {
    const { action, again, before, ...more } = given as ClickGiven;
    const { order, payment } = await bookedBy(api, 'click');
    const soum = String(order.order.toPay.amount / 100);
    const common = {
      ...numbers(),
      service_id: clickSettings.serviceId,
      merchant_trans_id: payment.id,
      amount: `${soum}.00`,
      action: '0',
      error: '0',
      error_note: 'Success',
      sign_time: '2026-11-29 12:00:00',
    };
    const write = (call: object, given: Partial<ClickGiven> = {}) =>
      writeClick({ ...common, ...call }, given, clickSettings.secretKey);
    let prepared = '1';
    if (before) {
      prepared = String((await send(write({}))).merchant_prepare_id);
      const end = { action: '1', merchant_prepare_id: prepared };
      if (before === 'declined') await send(write({ ...end, error: '-5017' }));
      if (before === 'paid') expect((await send(write(end))).error).toBe(0);
    }
    const call = {
      ...(again && numbers()),
      ...(action === '1' && { merchant_prepare_id: prepared }),
      action,
    };
    expect(await send(write(call, more))).toMatchObject(read);
  },
);
