import type { FastifyInstance } from 'fastify';
import {
  acceptScheduleChange,
  attachRefundDocument,
  cancelAirOrder,
  chooseAirExtras,
  confirmAirExchange,
  confirmAirRefund,
  withdrawAirExchange,
  type ExtrasChoice,
} from '@karvon/contract';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { presentOrder, type PresentDeps } from './access/present';
import type { OrderRow } from './store/order-store';

export interface AirOrderChangesDeps extends PresentDeps {
  acceptChange: (number: string, id: string) => Promise<void>;
  access: OrderAccess;
  cancelOrder: (number: string) => Promise<void>;
  chooseExtras: (number: string, choice: ExtrasChoice) => Promise<void>;
  confirmExchange: (number: string, id: string, offerId: string | undefined) => Promise<void>;
  confirmRefund: (number: string, quoteId: string) => Promise<void>;
  withdrawExchange: (number: string, id: string) => Promise<void>;
}

/** The calls that change an order, for visitors who may open it. */
export function registerAirOrderChanges(
  app: FastifyInstance,
  deps: AirOrderChangesDeps,
  load: (number: string) => Promise<OrderRow>,
): void {
  const { acceptChange, access, cancelOrder, confirmExchange, confirmRefund, documents } = deps;
  void app.register(async (scope) => {
    // Checked before the handler: a repeated idempotency key must not open an order that the token does not.
    scope.addHook('preHandler', (request) =>
      access.check(request, (request.params as { number: string }).number),
    );
    registerEndpoint(
      scope,
      cancelAirOrder,
      { problems: ['order-not-found', 'order-not-cancellable'] },
      async ({ params: { number }, body }) => {
        await cancelOrder(number);
        return presentOrder(deps, await load(number), body.lang);
      },
    );
    registerEndpoint(
      scope,
      attachRefundDocument,
      { problems: ['order-not-found'] },
      async ({ params: { number, id }, body: { lang, ...document } }) => {
        await documents.attach(number, id, document);
        return presentOrder(deps, await load(number), lang);
      },
    );
    registerEndpoint(
      scope,
      acceptScheduleChange,
      { problems: ['order-not-found', 'schedule-change-closed', 'supplier-unavailable'] },
      async ({ params: { number, id }, body }) => {
        await acceptChange(number, id);
        return presentOrder(deps, await load(number), body.lang);
      },
    );
    registerEndpoint(
      scope,
      confirmAirRefund,
      {
        problems: [
          'order-not-found',
          'order-not-cancellable',
          'payment-in-progress',
          'refund-quote-expired',
        ],
      },
      async ({ params: { number, id }, body }) => {
        await confirmRefund(number, id);
        return presentOrder(deps, await load(number), body.lang);
      },
    );
    registerEndpoint(
      scope,
      confirmAirExchange,
      {
        problems: [
          'order-not-found',
          'offer-expired',
          'order-not-cancellable',
          'payment-in-progress',
        ],
      },
      async ({ params: { number, id }, body: { offerId, lang } }) => {
        await confirmExchange(number, id, offerId);
        return presentOrder(deps, await load(number), lang);
      },
    );
    registerEndpoint(
      scope,
      withdrawAirExchange,
      { problems: ['order-not-found', 'offer-expired', 'payment-in-progress'] },
      async ({ params: { number, id }, body }) => {
        await deps.withdrawExchange(number, id);
        return presentOrder(deps, await load(number), body.lang);
      },
    );
    registerEndpoint(
      scope,
      chooseAirExtras,
      {
        problems: [
          'order-not-found',
          'extras-unavailable',
          'price-changed',
          'payment-in-progress',
          'supplier-unavailable',
        ],
      },
      async ({ params: { number }, body: { lang, ...choice } }) => {
        await deps.chooseExtras(number, choice);
        return presentOrder(deps, await load(number), lang);
      },
    );
  });
}
