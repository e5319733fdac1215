import { startYookassaSimulator, type YookassaSimulator } from '@karvon/bank-simulators';
import type { Clock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { startPayments, type PaymentsUnderTest } from '@karvon/payments/testing';
import type { PaymentConfig, YookassaSettings } from '@karvon/platform/settings/payments';
import type { ModulesOptions } from '@karvon/platform/testing/start-modules';
import { createYookassa } from './create';

export { yookassaShapes } from './testing/shapes';

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

type Options = Parameters<typeof startYookassaSimulator>[0];
export type YookassaChanges = Pick<Options, 'change' | 'before'>;

/** A simulator of YooKassa beside a shop, on the shop's clock; the shop's settings then name it. @param url of the shop */
export async function startYookassa(
  { clock, config }: { clock: Clock; config: Config },
  url: string,
  more: YookassaChanges = {},
): Promise<YookassaSimulator> {
  const { shopId, secretKey } = yookassaSettings;
  const yookassa = await startYookassaSimulator({
    ...more,
    shop: { url: `${url}/v1/payments/callbacks/yookassa`, shopId, secretKey },
    now: () => clock.now().getTime(),
  });
  Object.assign(config.payments.yookassa!, { apiUrl: `${yookassa.url}/v3` });
  return yookassa;
}

/** The payments of the API with YooKassa, which has to be started beside them. */
export const startYookassaPayments = (
  settings: Partial<PaymentConfig> = {},
  options: ModulesOptions = {},
): Promise<PaymentsUnderTest> =>
  startPayments({
    edition: 'ru',
    ...options,
    settings: { ...settings, yookassa: { ...yookassaSettings } },
    provider: (_app, deps) => createYookassa(deps, deps.config.payments.yookassa!),
  });
