import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createClick } from '@karvon/click';
import { createPayme } from '@karvon/payme';
import { createPaymentProviders, measured } from '@karvon/payments/create';
import type { PaymentProvider } from '@karvon/payments/provider-port/payment-provider';
import type { PaymentProviders } from '@karvon/payments/provider-port/payment-providers';
import { createSandboxBank } from '@karvon/sandbox-bank';
import { createYookassa } from '@karvon/yookassa';

/** The payment providers whose secrets are set. */
export function createBanks(deps: AppDeps): PaymentProvider[] {
  const { click, payme, yookassa } = deps.config.payments;
  return [
    ...(payme ? [createPayme(deps, payme)] : []),
    ...(click ? [createClick(deps, click)] : []),
    ...(yookassa ? [createYookassa(deps, yookassa)] : []),
  ].map((one) => measured(one, deps.parties(one.name)));
}

/** Connects the payment providers whose secrets are set, or the sandbox bank when no secrets are set. */
export function connectProviders(app: FastifyInstance, deps: AppDeps): PaymentProviders {
  const banks = createBanks(deps);
  const connected = banks.length > 0 ? banks : [createSandboxBank(app, deps)];
  return createPaymentProviders(connected, deps.config.payments.limits);
}
