import type { FastifyInstance } from 'fastify';
import {
  startPayments,
  type PaymentsUnderTest,
  type StartedPayment,
} from '@karvon/payments/testing';
import type { ModulesOptions } from '@karvon/platform/testing/start-modules';
import { createSandboxBank } from './create';
import { sandboxBankQueues } from './queues';

export { signatureHeader, signCallback } from './signature';

/** The payments of the API with this bank, which is a part of the same server. */
export const startSandboxPayments = (options: ModulesOptions = {}): Promise<PaymentsUnderTest> =>
  startPayments({ ...options, provider: createSandboxBank, queues: sandboxBankQueues });

/** Clicks the button that the payer would click on the bank's page. */
export const chooseAtBank = (
  { inject }: { inject: FastifyInstance['inject'] },
  { confirmationUrl }: Pick<StartedPayment, 'confirmationUrl'>,
  choice: string,
  delivery = 'once',
) =>
  inject({
    method: 'POST',
    url: new URL(confirmationUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ choice, delivery }).toString(),
  });
