import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-deps';
import { createClick } from './click/create';
import { createPayme } from './payme/create';
import { measured } from './measured-provider';
import { createPaymentProviders, type PaymentProviders } from './payment-providers';
import { createSandboxBank } from './sandbox-bank/create';
import { createYookassa } from './yookassa/create';

/** Connects the payment providers whose secrets are set, or the sandbox bank when no secrets are set. */
export function connectProviders(app: FastifyInstance, deps: AppDeps): PaymentProviders {
  const { click, limits, payme, yookassa } = deps.config.payments;
  const connected = [
    ...(payme ? [createPayme(deps, payme)] : []),
    ...(click ? [createClick(deps, click)] : []),
    ...(yookassa ? [createYookassa(deps, yookassa)] : []),
  ];
  return createPaymentProviders(
    connected.length > 0
      ? connected.map((one) => measured(one, deps.parties(one.name)))
      : [createSandboxBank(app, deps)],
    limits,
  );
}
