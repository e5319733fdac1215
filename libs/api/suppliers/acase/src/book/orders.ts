import { money, type Money } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import { agreedSum } from '@karvon/supply/amounts';
import { RoomRefused, type RoomBooking } from '@karvon/hotel-supply/room-seller';
import { currencyCodes, type Exchange } from '../search/read-offers';
import { AcaseRefusal, type AcaseHttp } from '../wire/acase-http';
import { agreedOf } from '@karvon/supply/claims';
import type { Claim, Claims } from './claims';
import { orderInfoSchema, orderMadeSchema, type AcaseOrder } from './schemas';
import { amendmentOf, stateOf } from './statuses';

export interface AcaseOrdersDeps {
  http: AcaseHttp;
  claims: Claims;
  clock: Clock;
  exchange: Exchange;
}

/** Reads and sends orders, converted to the port's terms. */
export function createAcaseOrders({ http, claims, clock, exchange }: AcaseOrdersDeps) {
  async function read(id: string): Promise<AcaseOrder> {
    const name = 'OrderInfoRequest';
    const document = { '@Id': id };
    const request = { name, response: 'OrderInfoResponse', lang: 'ru' as const, document };
    const order = await http.request(request, orderInfoSchema).catch((error: unknown) => {
      throw error instanceof AcaseRefusal ? new RoomRefused('no such booking') : error;
    });
    const same = order['@Id'] === id && order.Currency['@Code'] === currencyCodes[exchange.account];
    if (!same) throw problem('supplier-unavailable', {}, new Error('an answer for another order'));
    return order;
  }

  function bookingOf(claim: Claim, order: AcaseOrder): RoomBooking {
    const [room] = order.AccommodationList.Accommodation;
    const state = stateOf(room!.Status['@Code']);
    const agreed = agreedOf(claim);
    const free = money(0, agreed.ours.currency);
    const sumOf = (theirs: number): Money =>
      theirs === 0 ? free : agreedSum(theirs, agreed, 'up');
    const open = state === 'requested' || state === 'waiting-list' || state === 'confirmed';
    const amendment = amendmentOf(room!.Status['@Code'], room!.AmendmentRejected ?? false);
    const early = clock.now() < claim.cancel_before;
    const cancellable = open && room!.AllowCancel && early;
    return {
      supplierOrderId: order['@Id'],
      state,
      confirmation: state === 'confirmed' ? room!['@ConfirmationNumber'] || null : null,
      price: sumOf(order['@Price']),
      penaltyNow: cancellable
        ? state === 'confirmed'
          ? sumOf(room!['@PossiblePenaltySize'])
          : free
        : null,
      penalty: state === 'cancelled' ? sumOf(order['@Penalty']) : null,
      amendable:
        state === 'confirmed' && room!.AllowModify === true && amendment !== 'in-work' && early,
      amendment,
    };
  }

  async function claimOf(id: string): Promise<Claim> {
    const claim = await claims.byOrder(id);
    if (!claim) throw new RoomRefused('no such booking');
    return claim;
  }

  return {
    read,
    bookingOf,
    claimOf,

    async info(id: string): Promise<RoomBooking> {
      const claim = await claimOf(id);
      return bookingOf(claim, await read(id));
    },

    /** Sends an order: a new one, or a change of one. @throws AcaseRefusal, SupplierUnanswered */
    send: (document: Record<string, unknown>) =>
      http.change(
        { name: 'OrderRequest', response: 'OrderResponse', lang: 'ru', document },
        orderMadeSchema,
      ),
  };
}

export type AcaseOrders = ReturnType<typeof createAcaseOrders>;
