import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookedBy, clickSettings, startPaidApp } from '../../../../testing/payment-peers';
import { recordedShapes } from '../../../../testing/recorded';
import type { TestApp } from '../../../../testing/start-test-app';
import { createMerchantApi } from './merchant-api';
import { signatureOf, type ShopCall } from './shop-call';

interface Call {
  action: string;
  /** `{soum}` is the sum without decimals. */
  amount?: string;
  /** Fields that are another text; null: missing. */
  fields?: Record<string, string | null>;
  /** How far the payment is before the call. */
  before?: 'prepared' | 'declined' | 'paid';
  /** It is another try than the one before. */
  again?: boolean;
  sign?: string;
  body?: 'empty' | 'json' | 'multipart' | 'percent';
}
interface Status {
  code?: number;
  body?: object;
  text?: string;
}
const shapes = recordedShapes<Call | Status, object>(__dirname);
const isCall = (given: Call | Status): given is Call => 'action' in given;

let api: TestApp;
beforeAll(async () => {
  ({ api } = await startPaidApp({ click: { ...clickSettings } }));
});
afterAll(() => api.close());

const types = { json: 'application/json', multipart: 'multipart/form-data; boundary=X' };

function bodyOf(call: ShopCall, body: Call['body']): string {
  const form = new URLSearchParams(call).toString();
  if (body === 'empty') return '';
  if (body === 'percent') return form.replaceAll('+', '%20');
  if (body === 'multipart')
    return Object.entries(call)
      .map(
        ([name, value]) =>
          `--X\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('');
  if (body !== 'json') return form;
  // Numbers without quotes, with all of their digits.
  const pairs = Object.entries(call).map(
    ([name, value]) => `"${name}":${/^\d+$/.test(value) ? value : JSON.stringify(value)}`,
  );
  return `{${pairs.join(',')}}`;
}

async function send(call: ShopCall, body?: Call['body']) {
  const type = body === 'json' || body === 'multipart' ? types[body] : undefined;
  const response = await api.inject({
    method: 'POST',
    url: '/v1/payments/callbacks/click',
    headers: { 'content-type': type ?? 'application/x-www-form-urlencoded' },
    payload: bodyOf(call, body),
  });
  expect(response.statusCode).toBe(200);
  return response.json() as { error: number; merchant_prepare_id?: number };
}

let last = 9_007_199_254_740_993n;
const numbers = () => ({ click_trans_id: String(++last), click_paydoc_id: String(last) });

test.each(shapes.filter(({ given }) => isCall(given)))(
  'Click: $shape: $why',
  async ({ given, read }) => {
    const { action, again, before, body, ...more } = given as Call;
    const { order, payment } = await bookedBy(api, 'click');
    const soum = String(order.order.toPay.amount / 100);
    const common: ShopCall = {
      ...numbers(),
      service_id: clickSettings.serviceId,
      merchant_trans_id: payment.id,
      amount: `${soum}.00`,
      action: '0',
      error: '0',
      error_note: 'Success',
      sign_time: '2026-11-29 12:00:00',
    };
    const sign = (call: ShopCall) => ({
      ...call,
      sign_string: signatureOf(call, clickSettings.secretKey),
    });
    let prepared = '1';
    if (before) {
      prepared = String((await send(sign(common))).merchant_prepare_id);
      const end = { ...common, action: '1', merchant_prepare_id: prepared };
      if (before === 'declined') await send(sign({ ...end, error: '-5017' }));
      if (before === 'paid') expect((await send(sign(end))).error).toBe(0);
    }
    const call: Record<string, string | null> = {
      ...common,
      ...(again && numbers()),
      ...(action === '1' && { merchant_prepare_id: prepared }),
      action,
      amount: (more.amount ?? '{soum}.00').replace('{soum}', soum),
      ...more.fields,
    };
    const whole = Object.fromEntries(
      Object.entries(call).filter((pair): pair is [string, string] => pair[1] !== null),
    );
    const signed: ShopCall = sign(whole);
    if (more.fields?.sign_string === null) delete signed.sign_string;
    if (more.sign === 'upper') signed.sign_string = signed.sign_string!.toUpperCase();
    else if (more.sign) signed.sign_string = more.sign;
    expect(await send(signed, body)).toMatchObject(read);
  },
);

test.each(shapes.filter(({ given }) => !isCall(given)))(
  'Click: $shape: $why',
  async ({ given, read }) => {
    const { body, code = 200, text = JSON.stringify(body) } = given as Status;
    const there = createServer((_request, response) => response.writeHead(code).end(text));
    await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(there.address() as AddressInfo).port}`;
    const { statusOf } = createMerchantApi(api.clock, { ...clickSettings, apiUrl });
    const said = await statusOf('9200000001').then(
      (status) => ({ status }),
      (error: { code: string }) => ({ problem: error.code }),
    );
    there.close();
    expect(said).toEqual(read);
  },
);
