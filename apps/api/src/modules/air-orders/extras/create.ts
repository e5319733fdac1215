import type { FastifyInstance } from 'fastify';
import { getAirExtras, getFareExtras } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { AirCatalogue, AirSupplier } from '@karvon/air-catalogue';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { createFirstChoice } from './before-order/first-choice';
import { createExtrasPurchase, type BuyExtrasDeps } from './buy-extras';
import { createExtrasChoice, type ChooseExtrasDeps } from './choose-extras';
import { createExtrasDesk } from './extras-desk';
import { createExtrasOffers } from './offer-extras';

type ExtrasOutside = Omit<BuyExtrasDeps & ChooseExtrasDeps, keyof AppDeps> & {
  access: OrderAccess;
  catalogue: AirCatalogue;
  supplier: AirSupplier;
};

/** Bags and seats beside the fares of air orders: offers, the visitor's choice, the purchase, and the operators' desk. */
export function createExtras(app: FastifyInstance, appDeps: AppDeps, outside: ExtrasOutside) {
  const deps = { ...appDeps, ...outside };
  const offerExtras = createExtrasOffers(deps);
  const choice = createExtrasChoice(deps);
  const purchase = createExtrasPurchase(deps);
  const firstChoice = createFirstChoice(deps);
  registerEndpoint(
    app,
    getFareExtras,
    { problems: ['offer-expired', 'sold-out', 'supplier-unavailable'] },
    ({ params: { id, fareId } }) => firstChoice.offer(id, fareId),
  );
  registerEndpoint(
    app,
    getAirExtras,
    { problems: ['order-not-found', 'extras-unavailable', 'supplier-unavailable'] },
    async ({ params: { number } }, request) => {
      await deps.access.check(request, number);
      return offerExtras(number);
    },
  );
  deps.jobs.work('air-extras.lapse', ({ extrasId }) => choice.lapse(extrasId));
  deps.jobs.work('air-extras.buy', ({ extrasId }, run) => purchase.buy(extrasId, run));
  return {
    choose: choice.choose,
    firstChoice,
    settleBought: purchase.settleBought,
    desk: createExtrasDesk(deps, purchase),
  };
}
