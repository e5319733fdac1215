import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { OrderOwners } from './orders/order-owners';
import { createAirOrders } from './air-orders/create';
import type { RefundClaims } from './air-orders/refunds/claims';
import type { AirCatalogue } from './air-search/catalogue';
import { createHotelOrders } from './hotel-orders/create';
import type { HotelDesk } from './hotel-orders/fulfil/operator-desk';
import type { HotelCatalogue } from './hotel-search/catalogue';
import type { Messages } from './messages/create';
import { createOrderMessages } from './order-messages/create';
import { createPayments } from './payments/create';
import { createPaymentReader } from './payments/payment-reader';
import { createSandboxBank } from './payments/providers/sandbox-bank/create';
import { createTickets } from './tickets/create';

export interface SalesOutside {
  air: AirCatalogue;
  hotels: HotelCatalogue;
  messages: Messages;
  owners: OrderOwners;
}

/** Orders, their payments and their papers, each given only what it may know of the others. */
export function registerSales(
  app: FastifyInstance,
  deps: AppDeps,
  { air, hotels, messages, owners }: SalesOutside,
): { claims: RefundClaims; desk: HotelDesk } {
  const reader = createPaymentReader(deps.database.db);
  const orderMessages = createOrderMessages(deps, { messages });
  const airOrders = createAirOrders(app, deps, {
    catalogue: air,
    orderMessages,
    owners,
    payments: reader,
  });
  const hotelOrders = createHotelOrders(app, deps, {
    catalogue: hotels,
    payments: reader,
    messages,
    orderMessages,
    owners,
  });
  const bank = createSandboxBank(app, deps);
  const { closeAll } = createPayments(app, deps, {
    access: { air: airOrders.access, hotel: hotelOrders.access },
    orders: { air: airOrders.payable, hotel: hotelOrders.payable },
    // Payme, Click and YooKassa stand in line behind the same port; until then the sandbox bank serves all methods.
    providers: { 'bank-card': bank, payme: bank, click: bank, sbp: bank },
  });
  const { claims } = airOrders.sell({ closeAll: (number) => closeAll('air', number) });
  const { desk } = hotelOrders.sell({ closeAll: (number) => closeAll('hotel', number) });
  createTickets(app, deps, { catalogue: air, airOrders, messages, orderMessages });
  app.addHook('onListen', async () => {
    await airOrders.resume();
    await hotelOrders.resume();
  });
  return { claims, desk };
}
