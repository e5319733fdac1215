import type { AirOrderWithToken, PaymentMethod } from '@karvon/contract';
import {
  startClickSimulator,
  startPaymeSimulator,
  startYookassaSimulator,
  type ClickSimulator,
  type PaymeSimulator,
  type YookassaSimulator,
} from '@karvon/bank-simulators';
import type { UzFiscal } from '@karvon/platform/settings/fiscal/uz-fiscal';
import type { PaymentConfig, YookassaSettings } from '@karvon/platform/settings/payments';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { book, startSalesApp, submitPayment, type StartedPayment } from './air-orders';
import { rounds } from '@karvon/platform/testing/rounds';
import type { TestApp, TestAppOptions } from './start-test-app';

export const paymeSettings = {
  merchantId: '587f72c72cac0d162c722ae2',
  key: 'for-tests-only-key-of-payme',
  checkoutUrl: 'http://payme.invalid',
  addresses: ['127.0.0.1'],
};

export const clickSettings = {
  serviceId: '4321',
  merchantId: '1234',
  merchantUserId: '5678',
  secretKey: 'for-tests-only-key-of-click',
  payUrl: 'http://click.invalid',
  apiUrl: 'http://click.invalid',
};

export const yookassaSettings = {
  shopId: '100500',
  secretKey: 'for-tests-only-key-of-yookassa',
  apiUrl: 'http://yookassa.invalid',
  addresses: ['127.0.0.1'],
  receipts: {
    send: 'with',
    taxSystemCode: 1,
    air: { vatCode: 1, subject: 'service', mode: 'full_payment' },
    hotel: { vatCode: 1, subject: 'service', mode: 'full_payment' },
    fee: { vatCode: 11, subject: 'service', mode: 'full_payment' },
  },
} satisfies YookassaSettings;

const carrier = { name: 'АО «Перевозчик»', phone: '74950000000', inn: '7700000000' };

/** The codes of an agency in Uzbekistan: another company's flights, our own fee. */
export const uzFiscal = {
  tin: '123456789',
  air: { code: '10701001001000000', packageCode: '1234567', vatPercent: 0, tin: '987654321' },
  hotel: { code: '10701001002000000', packageCode: '1234568', vatPercent: 12 },
  fee: { code: '10701001003000000', packageCode: '1234569', vatPercent: 12 },
} satisfies UzFiscal;

/** An agent's receipts, which are sent after the payment. */
export const receiptsAfter = {
  ...yookassaSettings.receipts,
  send: 'after',
  air: { ...yookassaSettings.receipts.air, agentType: 'agent', supplier: carrier },
  hotel: { ...yookassaSettings.receipts.hotel, agentType: 'agent', supplier: carrier },
} satisfies YookassaReceipts;

/** A sum of YooKassa in minor units. */
export const minorOf = ({ value }: { value: string }): number => Math.round(Number(value) * 100);

interface YookassaReceipt {
  items: readonly { vat_code: number; amount: { value: string } }[];
}

/** The lines of a receipt at YooKassa: VAT code and amount of each, in minor units. */
export const receiptLinesAt = ({ items }: YookassaReceipt) =>
  items.map(({ vat_code: vat, amount }) => [vat, minorOf(amount)]);

/** For each fault between a bank and the shop: whether the money is taken in the end. */
export const moneyAfterFault = [
  ['none', 'taken'],
  ['duplicate', 'taken'],
  ['late', 'taken'],
  ['out-of-order', 'taken'],
  ['timeout-after-commit', 'taken'],
  ['never', 'payers'],
  ['wrong-amount', 'payers'],
  ['wrong-signature', 'payers'],
] as const;

/** How many forged calls are tried at each bank. */
export const forgedCalls = rounds(500, 5_000);

/** Sends forged calls, those of a round at once. @returns the different codes of the responses */
export async function codesOfForgedCalls<Code>(
  rounds: number,
  callsOf: (round: number) => Promise<Code>[],
): Promise<Set<Code>> {
  const codes = new Set<Code>();
  for (let round = 0; round < rounds; round++)
    for (const code of await Promise.all(callsOf(round))) codes.add(code);
  return codes;
}

/** The API, listening, with these providers connected; banks call it over the network. */
export async function startPaidApp(
  payments: Partial<PaymentConfig>,
  edition: 'uz' | 'ru' = 'uz',
  onLog?: (line: string) => void,
  more: TestAppOptions = {},
): Promise<{ api: TestApp; url: string }> {
  const none = {
    limits: {},
    click: undefined,
    payme: undefined,
    yookassa: undefined,
    uzFiscal: undefined,
  };
  const api = await startSalesApp({
    edition,
    ...more,
    // A stay is cancelled weeks after it was booked.
    config: { orderTokenHours: 10_000, payments: { ...none, ...payments }, ...more.config },
    ...(onLog && { onLog, logLevel: 'trace' }),
  });
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 });
  return { api, url };
}

type PaymeOptions = Parameters<typeof startPaymeSimulator>[0];
type ClickOptions = Parameters<typeof startClickSimulator>[0];
type YookassaOptions = Parameters<typeof startYookassaSimulator>[0];

/** A simulator of Payme beside the API, on the API's clock. */
export const startPayme = (
  api: TestApp,
  url: string,
  more: Pick<PaymeOptions, 'wire'> = {},
): Promise<PaymeSimulator> =>
  startPaymeSimulator({
    ...more,
    shop: { url: `${url}/v1/payments/callbacks/payme`, key: paymeSettings.key },
    merchantId: paymeSettings.merchantId,
    now: () => api.clock.now().getTime(),
  });

export interface YookassaShop {
  api: TestApp;
  url: string;
  yookassa: YookassaSimulator;
  close(): Promise<void>;
}

/** The API in edition ru, and beside it a simulator of YooKassa on its clock. */
export async function startYookassaShop(
  onLog?: (line: string) => void,
  receipts: YookassaReceipts = yookassaSettings.receipts,
  {
    simulator,
    ...more
  }: TestAppOptions & { simulator?: Pick<YookassaOptions, 'change' | 'before'> } = {},
): Promise<YookassaShop> {
  const yookassaHere = { ...yookassaSettings, receipts };
  const { api, url } = await startPaidApp({ yookassa: yookassaHere }, 'ru', onLog, more);
  const { shopId, secretKey } = yookassaSettings;
  const yookassa = await startYookassaSimulator({
    ...simulator,
    shop: { url: `${url}/v1/payments/callbacks/yookassa`, shopId, secretKey },
    now: () => api.clock.now().getTime(),
  });
  Object.assign(api.config.payments.yookassa!, { apiUrl: `${yookassa.url}/v3` });
  return { api, url, yookassa, close: () => yookassa.close().then(() => api.close()) };
}

/** A simulator of Click beside the API. */
export async function startClick(
  api: TestApp,
  url: string,
  more: Pick<ClickOptions, 'wire' | 'change'> = {},
): Promise<ClickSimulator> {
  const { serviceId, secretKey } = clickSettings;
  const shop = { url: `${url}/v1/payments/callbacks/click`, serviceId, secretKey };
  const click = await startClickSimulator({ ...more, shop });
  Object.assign(api.config.payments.click!, { apiUrl: `${click.url}/v2/merchant` });
  return click;
}

/** A payment of an order by a method. */
export async function startPaymentBy(
  api: TestApp,
  order: AirOrderWithToken,
  method: PaymentMethod,
): Promise<StartedPayment> {
  const response = await submitPayment(api, order, undefined, { method });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as StartedPayment;
}

/** An order and its unpaid payment by a method. */
export async function bookedBy(api: TestApp, method: PaymentMethod, surname?: string) {
  const order = await book(api, surname ? { surname } : {});
  return { order, payment: await startPaymentBy(api, order, method) };
}
