import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createClick } from './click/create';
import { createPayme } from './payme/create';
import { measured } from '../provider-port/measured-provider';
import type { PaymentProvider } from '../provider-port/payment-provider';
import { createPaymentProviders, type PaymentProviders } from '../provider-port/payment-providers';
import { createSandboxBank } from './sandbox-bank/create';
import { createYookassa } from './yookassa/create';

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
