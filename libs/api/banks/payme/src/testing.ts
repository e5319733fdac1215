import { startPaymeSimulator, type PaymeSimulator } from '@karvon/bank-simulators';
import type { Clock } from '@karvon/platform/clock';
import { startPayments, type PaymentsUnderTest } from '@karvon/payments/testing';
import type { PaymentConfig } from '@karvon/platform/settings/payments';
import type { ModulesOptions } from '@karvon/platform/testing/start-modules';
import { createPayme } from './create';

export { paymeShapes } from './testing/shapes';

export const paymeSettings = {
  merchantId: '587f72c72cac0d162c722ae2',
  key: 'for-tests-only-key-of-payme',
  checkoutUrl: 'http://payme.invalid',
  addresses: ['127.0.0.1'],
};

type Options = Parameters<typeof startPaymeSimulator>[0];

/** A simulator of Payme beside a shop, on the shop's clock. @param url of the shop */
export const startPayme = (
  { clock }: { clock: Clock },
  url: string,
  more: Pick<Options, 'wire'> = {},
): Promise<PaymeSimulator> =>
  startPaymeSimulator({
    ...more,
    shop: { url: `${url}/v1/payments/callbacks/payme`, key: paymeSettings.key },
    merchantId: paymeSettings.merchantId,
    now: () => clock.now().getTime(),
  });

/** The payments of the API with Payme, which has to be started beside them. */
export const startPaymePayments = (
  settings: Partial<PaymentConfig> = {},
  options: ModulesOptions = {},
): Promise<PaymentsUnderTest> =>
  startPayments({
    ...options,
    settings: { ...settings, payme: paymeSettings },
    provider: (_app, deps) => createPayme(deps, deps.config.payments.payme!),
  });
