import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cancelPayment, createPayment, getPayment, type Payment } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Operation } from '@karvon/platform/http/operation';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import type { createPaymentCheck } from './check-payment';
import type { ClosePayments } from './close-payments';
import { paymentStore, type PaymentRow } from './store/payment-store';
import type { MerchantDesk } from './provider-port/merchant-desk';
import type { IncomingCall, PaymentProvider } from './provider-port/payment-provider';
import type { PaymentProviders } from './provider-port/payment-providers';
import type { createCallbackReceiver } from './receive-callback';
import type { createPaymentStart } from './start/start-payment';

export interface PaymentRoutesDeps extends Pick<AppDeps, 'database' | 'logger'> {
  access: Record<Payment['orderKind'], OrderAccess>;
  checkPayment: ReturnType<typeof createPaymentCheck>;
  closePayments: ClosePayments;
  receiveCallback: ReturnType<typeof createCallbackReceiver>;
  startPayment: ReturnType<typeof createPaymentStart>;
  deskOf: (provider: PaymentProvider) => MerchantDesk;
  providers: PaymentProviders;
}

const ofNotices: Operation['problems'] = new Set([
  'callback-refused',
  'internal-error',
  'payload-too-large',
  'payment-not-found',
  'payment-unavailable',
  'rate-limited',
]);

function presentPayment(row: PaymentRow): Payment {
  const {
    id,
    order_kind: orderKind,
    order_number: orderNumber,
    method,
    amount,
    currency,
    status,
    failure,
  } = row;
  return { id, orderKind, orderNumber, method, amount: { amount, currency }, status, failure };
}

export function registerPaymentRoutes(app: FastifyInstance, deps: PaymentRoutesDeps): void {
  const { access, checkPayment, closePayments, database, logger } = deps;
  const { deskOf, providers, receiveCallback, startPayment } = deps;

  void app.register(async (scope) => {
    // Checked before the handler, so that a repeated idempotency key gives no access without the token.
    scope.addHook('preHandler', (request) => {
      const { orderKind, orderNumber, shareToken } = request.body as {
        orderKind: Payment['orderKind'];
        orderNumber: string;
        shareToken?: string;
      };
      return access[orderKind].checkPayer(request, orderNumber, shareToken);
    });
    registerEndpoint(
      scope,
      createPayment,
      {
        problems: [
          'order-not-found',
          'hotel-order-not-found',
          'order-not-payable',
          'payment-in-progress',
          'payment-unavailable',
        ],
        anonymous: true,
      },
      ({ body, idempotency }) => startPayment(body, idempotency),
    );
    registerEndpoint(
      scope,
      cancelPayment,
      {
        problems: [
          'order-not-found',
          'hotel-order-not-found',
          'payment-not-found',
          'payment-in-progress',
        ],
        anonymous: true,
      },
      async ({ params, body }) => {
        const { db } = database;
        const payment = await paymentStore.find(db, params.id);
        if (payment?.order_number !== body.orderNumber || payment.order_kind !== body.orderKind)
          throw problem('payment-not-found');
        const left = await closePayments(body.orderKind, body.orderNumber);
        // The bank is processing the payment and cannot be stopped: its result decides.
        if (left.includes('pending')) throw problem('payment-in-progress');
        return presentPayment((await paymentStore.find(db, params.id))!);
      },
    );
  });

  registerEndpoint(app, getPayment, { problems: ['payment-not-found'] }, async ({ params }) => {
    const payment = await paymentStore.find(database.db, params.id);
    if (!payment) throw problem('payment-not-found');
    try {
      await checkPayment.refresh(payment);
    } catch (error) {
      // If the bank does not answer, the visitor still sees what we know.
      logger.warn({ err: error, payment: payment.id }, 'could not ask the provider');
    }
    return presentPayment((await paymentStore.find(database.db, params.id))!);
  });

  void app.register(async (scope) => {
    // The signature covers the raw bytes, so they must not be parsed first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const callOf = ({ method: verb, headers, body, ip }: FastifyRequest): IncomingCall => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      return { verb, headers, rawBody, address: ip };
    };
    for (const provider of providers.all) {
      for (const call of provider.calls) {
        if (call.kind === 'question') {
          const desk = deskOf(provider);
          scope.route({
            method: call.anyVerb ? ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'] : 'POST',
            url: call.path,
            schema: { hide: true },
            handler: (request) => call.handle(callOf(request), desk),
          });
          continue;
        }
        const operation: Operation = {
          endpoint: call.endpoint,
          problems: ofNotices,
          signed: 'bankSignature',
        };
        scope.post(call.endpoint.path, { config: { operation } }, (request) =>
          receiveCallback(provider, call, callOf(request)),
        );
      }
    }
  });
}
