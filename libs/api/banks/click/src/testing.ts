import { startClickSimulator, type ClickSimulator } from '@karvon/bank-simulators';
import type { Config } from '@karvon/platform/config';
import { startPayments, type PaymentsUnderTest } from '@karvon/payments/testing';
import type { PaymentConfig } from '@karvon/platform/settings/payments';
import type { ModulesOptions } from '@karvon/platform/testing/start-modules';
import { createClick } from './create';

export { clickShapes } from './testing/shapes';

export const clickSettings = {
  serviceId: '4321',
  merchantId: '1234',
  merchantUserId: '5678',
  secretKey: 'for-tests-only-key-of-click',
  payUrl: 'http://click.invalid',
  apiUrl: 'http://click.invalid',
};

type Options = Parameters<typeof startClickSimulator>[0];

/** A simulator of Click beside a shop, whose settings then name it. @param url of the shop */
export async function startClick(
  { config }: { config: Config },
  url: string,
  more: Pick<Options, 'wire' | 'change'> = {},
): Promise<ClickSimulator> {
  const { serviceId, secretKey } = clickSettings;
  const shop = { url: `${url}/v1/payments/callbacks/click`, serviceId, secretKey };
  const click = await startClickSimulator({ ...more, shop });
  Object.assign(config.payments.click!, { apiUrl: `${click.url}/v2/merchant` });
  return click;
}

/** The payments of the API with Click, which has to be started beside them. */
export const startClickPayments = (
  settings: Partial<PaymentConfig> = {},
  options: ModulesOptions = {},
): Promise<PaymentsUnderTest> =>
  startPayments({
    ...options,
    settings: { ...settings, click: { ...clickSettings } },
    provider: (_app, deps) => createClick(deps, deps.config.payments.click!),
  });
