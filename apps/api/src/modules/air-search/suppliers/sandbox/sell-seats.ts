import { randomBytes, randomInt } from 'node:crypto';
import { money, type Currency } from '@karvon/money';
import { surnameBehaviour, type SurnameBehaviour } from '@karvon/sandbox-world';
import type { Clock } from '../../../../clock';
import type { Db } from '../../../../db/database';
import { problem } from '../../../../http/problem';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierUnanswered,
  type AirSupplier,
  type Hold,
  type HoldRequest,
} from '../air-supplier';
import type { BookedOrder, OrderBook } from './order-book';
import type { Pace } from './pace';
import type { PriceNow } from './price-now';
import { nextTicketNumbers } from './ticket-numbers';

export interface SellSeatsDeps {
  db: Db;
  book: OrderBook;
  clock: Clock;
  pace: Pace;
  priceNow: PriceNow;
}

const RAISE_PERCENT = 7;
const SLOW_ISSUE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
/** Reservation systems avoid letters and digits that look alike. */
const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newPnr = () =>
  Array.from({ length: 6 }, () => PNR_LETTERS[randomInt(PNR_LETTERS.length)]).join('');

function behavioursOf(surnames: readonly string[]): Set<SurnameBehaviour> {
  return new Set(surnames.flatMap((surname) => surnameBehaviour(surname) ?? []));
}

function holdOf(order: BookedOrder): Hold {
  return {
    pnr: order.pnr,
    supplierOrderId: order.id,
    payBefore: order.pay_before,
    priceGuaranteedUntil: order.pay_before,
    total: money(order.total, order.currency as Currency),
  };
}

type SellSeats = Pick<AirSupplier, 'hold' | 'find' | 'issue' | 'cancel'>;

/** Holding, issuing and cancelling as a carrier would, with the behaviours magic surnames provoke. */
export function createSellSeats({ db, book, clock, pace, priceNow }: SellSeatsDeps): SellSeats {
  async function keep(request: HoldRequest, minutes: number, carrier: string): Promise<Hold> {
    const now = clock.now();
    await book.add({
      id: `sb_${randomBytes(9).toString('base64url')}`,
      reference: request.reference,
      pnr: newPnr(),
      offer_id: request.offerId,
      fare_id: request.fareId,
      validating_carrier: carrier,
      surnames: request.passengers.map((passenger) => passenger.surname),
      total: request.supplierTotal.amount,
      currency: request.supplierTotal.currency,
      pay_before: new Date(now.getTime() + minutes * MINUTE_MS),
      created_at: now,
    });
    const order = await book.byReference(request.reference);
    if (!order) throw new Error('The sandbox supplier did not keep an order');
    return holdOf(order);
  }

  async function orderOf(supplierOrderId: string): Promise<BookedOrder> {
    const order = await book.byId(supplierOrderId);
    if (!order) throw new SupplierIssueRefused('no such order');
    return order;
  }

  return {
    async hold(request) {
      await pace.wait(900);
      const before = await book.byReference(request.reference);
      if (before) return holdOf(before);
      const behaviours = behavioursOf(request.passengers.map((passenger) => passenger.surname));
      if (behaviours.has('sold-out')) throw problem('sold-out');
      if (behaviours.has('hold-refused')) throw problem('hold-refused');
      if (behaviours.has('price-raised')) await book.raisePrice(request.offerId, RAISE_PERCENT);
      const offer = await priceNow(request.offerId);
      if (offer.instantPaymentRequired) throw problem('hold-refused');
      const fare = offer.fares.find((one) => one.id === request.fareId);
      if (!fare) throw problem('offer-expired');
      if (fare.total !== request.supplierTotal.amount)
        throw new SupplierPriceChanged('the price is another one now');
      const minutes = behaviours.has('hold-lapses') ? 1 : offer.holdMinutes;
      const hold = await keep(request, minutes, offer.validatingCarrier);
      if (behaviours.has('hold-time-out')) throw new SupplierUnanswered('no answer to the hold');
      return hold;
    },

    async find(reference) {
      await pace.wait(300);
      const order = await book.byReference(reference);
      return order && order.status !== 'cancelled' ? holdOf(order) : null;
    },

    async issue({ supplierOrderId }) {
      await pace.wait(1_200);
      const order = await orderOf(supplierOrderId);
      if (order.status === 'issued') return { tickets: order.tickets };
      const now = clock.now();
      if (order.status === 'cancelled' || order.pay_before < now)
        throw new SupplierIssueRefused('the seats were given back');
      const behaviours = behavioursOf(order.surnames);
      if (behaviours.has('issue-error'))
        throw new SupplierIssueRefused('the carrier did not issue the tickets');
      const askedAt = await book.noteIssueAsked(order.id, now);
      if (behaviours.has('issue-slow') && now.getTime() - askedAt.getTime() < SLOW_ISSUE_MS) {
        throw new SupplierUnanswered('the tickets are not issued yet');
      }
      const numbers = await nextTicketNumbers(db, order.validating_carrier, order.surnames.length);
      return {
        tickets: await book.issue(
          order.id,
          numbers.map((number, passengerIndex) => ({ passengerIndex, number })),
        ),
      };
    },

    async cancel({ supplierOrderId }) {
      await pace.wait(600);
      const order = await orderOf(supplierOrderId);
      if (behavioursOf(order.surnames).has('cancel-refused')) throw problem('supplier-unavailable');
      await book.cancel(order.id);
    },
  };
}
