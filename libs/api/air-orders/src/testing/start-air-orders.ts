import {
  airSearchQueues,
  patientSearch,
  registerSandboxFlights,
} from '@karvon/air-catalogue/testing';
import { createOrderOwners, type OwnerAccounts } from '@karvon/order-ground/order-owners';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import {
  createMethods,
  createPaymentProviders,
  createPaymentReader,
  createPayments,
  paymentQueues,
} from '@karvon/payments/create';
import type { PersonalData } from '@karvon/platform/personal-data';
import { problem } from '@karvon/platform/http/problem';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { createSandboxBank, sandboxBankQueues } from '@karvon/sandbox-bank';
import {
  airOrderQueues,
  airTicketQueues,
  createAirOrderBook,
  createAirOrders,
  createTickets,
  discardTickets,
} from '../create';
import { airTicketPapers } from '../papers';
import type { Receipt } from '../tickets/receipt';

/** Every visitor is a guest. */
const guestsOnly = (data: PersonalData): OwnerAccounts => ({
  asking: () => Promise.resolve(null),
  phoneKey: (phone) => data.fingerprint(phone, 'user/phone'),
  findByPhone: () => Promise.resolve(undefined),
});

/** Guests have no points. */
const noPoints: OrderPoints = {
  async spend(_tx, _order, { points }) {
    if (points > 0) throw problem('points-insufficient', { balance: 0 });
  },
  earn: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
};

const refuse = () => Promise.reject(problem('order-token-required'));
const announce = () => Promise.resolve();

const queues = {
  ...airSearchQueues,
  ...paymentQueues,
  ...sandboxBankQueues,
  ...airOrderQueues,
  ...airTicketQueues,
};

/**
 * Air orders of guests on the flights of the sandbox supplier and the sandbox bank. Nobody is told of them, and nothing else of the
 * API exists.
 */
export function startAirOrders({
  config,
  ...options
}: ModulesOptions = {}): Promise<StartedModules> {
  return startModules(
    queues,
    (app, deps) => {
      const { catalogue } = registerSandboxFlights(app, deps);
      const owners = createOrderOwners(guestsOnly(deps.personalData));
      const outside = { announce, catalogue, owners, pointsLedger: noPoints };
      const book = createAirOrderBook(deps, outside);
      const bank = createSandboxBank(app, deps);
      const providers = createPaymentProviders([bank], deps.config.payments.limits);
      const methodsOf = createMethods(deps.edition, providers);
      const { closeAll } = createPayments(app, deps, {
        access: { air: book.access, hotel: { check: refuse, checkPayer: refuse } },
        orders: { air: book.payable },
        ...{ providers, methodsOf },
      });
      createAirOrders(app, deps, {
        ...outside,
        book,
        closePayments: (number) => closeAll('air', number),
        discardTickets,
        forgetDraft: () => Promise.resolve(),
        payments: createPaymentReader(deps.database.db, methodsOf, providers),
        storedNames: [],
      });
      createTickets(app, deps, { ...outside, book });
    },
    {
      ...options,
      drawPaper: (_kind, facts) => airTicketPapers['air-receipt'](facts as Receipt),
      // Suites book many orders with one phone.
      config: { ...patientSearch, unpaidHolds: 1_000, ...config },
    },
  );
}

/** The same over the network, for suites in which the sandbox bank calls back. */
export async function startListeningAirOrders(options?: ModulesOptions): Promise<StartedModules> {
  const modules = await startAirOrders(options);
  await modules.app.listen({ host: '127.0.0.1', port: 0 });
  return modules;
}
