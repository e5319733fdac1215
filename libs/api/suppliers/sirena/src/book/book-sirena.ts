import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import { createBookOnce } from '@karvon/supply/book-once';
import { supplierTotal } from '@karvon/air-supply/supplier-total';
import {
  SupplierPriceChanged,
  SupplierUnanswered,
  type HoldRequest,
} from '@karvon/air-supply/air-supplier';
import type { Exchange } from '../search/read-prices';
import { isInstant, type SirenaSearch } from '../search/search-sirena';
import { SirenaRefusal, type SirenaWire } from '../wire/sirena-wire';
import { orderIdOf, regnumOf, type Claim, type Claims, type NewClaim } from './claims';
import { firstNameOf, orderRequest } from './order-request';
import { faultOf, type Booked, type PassengerName, type SirenaOrders } from './orders';
import { orderSchema } from './schemas';
import { namesContext } from './tables';

export interface BookSirenaDeps {
  wire: SirenaWire;
  claims: Claims;
  orders: SirenaOrders;
  search: Pick<SirenaSearch, 'quoteFare'>;
  exchange: Exchange;
  formPay: string;
  personalData: Pick<PersonalData, 'seal'>;
  clock: Clock;
  logger: Logger;
}

/** The booking differed from the agreed one, and was given back at once. */
class NotAsAgreed extends Error {
  constructor(readonly fault: Error) {
    super('booked otherwise than agreed, and given back');
  }
}

/** Dates, documents and names that Sirena refuses. */
const ofPassengers = new Set(['4006', '28151', '33003', '33009', '33010']);

function refusalOf(error: unknown): unknown {
  if (error instanceof NotAsAgreed) return error.fault;
  if (!(error instanceof SirenaRefusal)) return error;
  return problem(
    ofPassengers.has(error.code) ? 'passenger-data-refused' : 'hold-refused',
    {},
    error,
  );
}

/** A request to hold, or to buy at once. */
type SirenaRequest = HoldRequest & { instant: boolean };

/** Bookings at Sirena, once per reference. */
export function createSirenaBooking(deps: BookSirenaDeps) {
  const { wire, orders, search, exchange, formPay, personalData } = deps;
  const faultIn = (claim: Claim, order: Parameters<typeof faultOf>[0]) =>
    faultOf(order, claim, exchange.account);

  async function send(claim: Claim, body: object) {
    const order = await wire.change({ name: 'booking', body: { ...body }, schema: orderSchema });
    const fault = faultIn(claim, order);
    if (!fault) return { orderId: orderIdOf(order['@regnum'], claim), booked: { claim, order } };
    await orders.giveBack(claim, order['@regnum']).catch((error: unknown) => {
      throw new SupplierUnanswered('booked otherwise than agreed', { cause: error });
    });
    throw new NotAsAgreed(fault);
  }

  async function prepare(request: SirenaRequest, now: Date) {
    const { reference, supplierTotal: agreed, passengers } = request;
    const { recipe, fare, sold } = await search.quoteFare(request.offerId, request.fareId);
    const { amount, currency } = supplierTotal(sold.fare.lines);
    if (amount !== agreed.amount || currency !== agreed.currency)
      throw new SupplierPriceChanged('the price is another one now');
    if (!request.instant && isInstant(sold, now)) throw problem('hold-refused');
    const names: PassengerName[] = passengers.map((one) => ({
      surname: one.surname,
      name: firstNameOf(one),
    }));
    const row = {
      reference,
      asked_at: now,
      names_sealed: personalData.seal(names, namesContext(reference)),
      account_amount: sold.accountTotal,
      amount: agreed.amount,
      currency: agreed.currency,
    };
    const body = orderRequest(request, { recipe, fare, sold, formPay });
    return { row, send: (claim: Claim) => send(claim, body) };
  }

  return createBookOnce<SirenaRequest, Claim, NewClaim, Booked>(
    {
      supplier: 'Sirena',
      prepare,

      async list(claim) {
        const ids: string[] = [];
        for (const order of await orders.made(claim))
          if (faultIn(claim, order)) await orders.giveBack(claim, order['@regnum']);
          else ids.push(orderIdOf(order['@regnum'], claim));
        return ids;
      },

      read: (claim, orderId) => orders.read(claim, orderId),
      giveBack: (orderId, claim) => orders.giveBack(claim, regnumOf(orderId)),
      refusalOf,
    },
    deps,
  );
}

export type SirenaBooking = ReturnType<typeof createSirenaBooking>;
