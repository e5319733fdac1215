import { hkdfSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { PaymentProvider } from '@karvon/payments/provider-port/payment-provider';
import { createBank } from './bank';
import { createCallbackDelivery } from './deliver-callback';
import { pagePath, registerBankRoutes } from './routes';
import { createSandboxProvider } from './sandbox-provider';

/** The bank runs in this process, but its callbacks come over the network, as a real bank's do. */
function ownUrl(app: FastifyInstance, fallback: string): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return fallback;
  const everywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = everywhere ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** A simulated bank that moves no money: its page, its records, its callbacks, and the provider that uses it. */
export function createSandboxBank(app: FastifyInstance, deps: AppDeps): PaymentProvider {
  const { config, jobs, tokenSecret } = deps;
  const secret = Buffer.from(hkdfSync('sha256', tokenSecret, '', 'sandbox-bank', 32)).toString(
    'hex',
  );
  const bank = createBank(deps);
  const deliver = createCallbackDelivery(deps, secret);
  registerBankRoutes(app, { ...deps, bank });
  jobs.work('sandbox-bank.deliver', ({ eventId }) => deliver(eventId));
  return createSandboxProvider({
    bank,
    secret,
    pageUrl: (id) => `${config.apiPublicUrl}${pagePath}/${id}`,
    callbackUrl: () => `${ownUrl(app, config.apiPublicUrl)}/v1/payments/callbacks/sandbox`,
  });
}
