import { randomBytes } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '@karvon/platform/app-deps';
import { choices, deliveries, type Bank, type Choice } from './bank';
import { renderNotFoundPage, renderPaymentPage } from './page';

export const pagePath = '/sandbox/bank/pay';

const params = z.strictObject({ id: z.string().max(60) });
const choiceSchema = z.strictObject({
  choice: z.enum(Object.keys(choices) as [Choice, ...Choice[]]),
  delivery: z.enum(deliveries).default('once'),
});

export interface BankRoutesDeps extends Pick<AppDeps, 'config' | 'edition'> {
  bank: Bank;
}

/** The bank's page: it has no scripts, and its form leads only here and back to the shop. */
export function registerBankRoutes(
  app: FastifyInstance,
  { bank, config, edition }: BankRoutesDeps,
): void {
  const html = (reply: FastifyReply, status: number, render: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      // An empty icon: without one Firefox requests /favicon.ico and reports the refusal.
      'img-src data:',
      // Browsers check the redirect after the form against this list too.
      `form-action 'self' ${config.publicUrl}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ];
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy.join('; '))
      .header('referrer-policy', 'no-referrer')
      .send(render(nonce));
  };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);

    scope.get(`${pagePath}/:id`, { schema: { hide: true, params } }, async (request, reply) => {
      const payment = await bank.find((request.params as z.output<typeof params>).id);
      if (!payment)
        return html(reply, 404, (nonce) => renderNotFoundPage(edition.defaultLocale, nonce));
      return html(reply, 200, (nonce) =>
        renderPaymentPage(payment, edition.legalName[payment.lang], nonce),
      );
    });

    scope.post(
      `${pagePath}/:id`,
      { schema: { hide: true, params, body: choiceSchema } },
      async (request, reply) => {
        const payment = await bank.find((request.params as z.output<typeof params>).id);
        if (!payment)
          return html(reply, 404, (nonce) => renderNotFoundPage(edition.defaultLocale, nonce));
        const { choice, delivery } = request.body as z.output<typeof choiceSchema>;
        await bank.choose(payment.id, choice, delivery);
        return reply.redirect(payment.return_url, 303);
      },
    );
  });
}
