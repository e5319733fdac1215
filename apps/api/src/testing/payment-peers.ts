import type { AirOrderWithToken, PaymentMethod } from '@karvon/contract';
import type { YookassaSimulator } from '@karvon/bank-simulators';
import type { PaymentConfig } from '@karvon/platform/settings/payments';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { startYookassa, yookassaSettings, type YookassaChanges } from '@karvon/yookassa/testing';
import { book, submitPayment } from '@karvon/air-orders/testing';
import { startSalesApp } from './sales-app';
import type { StartedPayment } from '@karvon/payments/testing';
import type { TestApp, TestAppOptions } from './start-test-app';

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
  { simulator, ...more }: TestAppOptions & { simulator?: YookassaChanges } = {},
): Promise<YookassaShop> {
  const yookassaHere = { ...yookassaSettings, receipts };
  const { api, url } = await startPaidApp({ yookassa: yookassaHere }, 'ru', onLog, more);
  const yookassa = await startYookassa(api, url, simulator);
  return { api, url, yookassa, close: () => yookassa.close().then(() => api.close()) };
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
