import type { RefundPart } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import {
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
  type AirSupplier,
  type CancellationQuote,
} from '@karvon/air-supply/air-supplier';
import { agreedSum } from '@karvon/supply/amounts';
import type { Booked, DuffelBooking } from './book/book-duffel';
import { agreedOf } from '@karvon/supply/claims';
import type { Claim, Claims } from './book/claims';
import { DuffelRefusal, type DuffelHttp } from './wire/duffel-http';
import { hasCode } from './refusals';
import { cancellationSchema, flightsAmount } from './wire/schemas';

type ReturnSeats = Pick<
  AirSupplier,
  'quoteCancellation' | 'confirmCancellation' | 'findCancellation'
>;

/** Vouchers and credits of an airline are not money: an operator handles them. */
export const MONEY_BACK = ['balance', 'arc_bsp_cash', 'card'];

/** How long our quote is valid if Duffel names no expiry. */
const UNLIMITED_QUOTE_MS = 30 * 60_000;
const endOf = (clock: Clock) => new Date(clock.now().getTime() + UNLIMITED_QUOTE_MS);

/** Duffel cancels whole orders only. */
function refusePart(part: RefundPart | undefined, claim: Claim): void {
  if (!part) return;
  const whole =
    part.length === claim.passenger_ids.length &&
    part.every(({ slices }) => slices.length === claim.slices);
  if (!whole) throw new SupplierTermsUnknown('Duffel gives a whole order back');
}

/** The price of the order now and the amount kept of it, tariff before taxes; an exchange has changed the price. */
function quoteOf(
  { claim, order }: Booked,
  refund: number,
): Pick<CancellationQuote, 'tariff' | 'taxes'> {
  const agreed = agreedOf(claim);
  const whole = agreedSum(flightsAmount(order), agreed, 'up');
  const sum = (amount: number): Money => money(amount, whole.currency);
  const tariff = Math.min(agreedSum(order.base_amount, agreed, 'up').amount, whole.amount);
  const taxes = whole.amount - tariff;
  const back = agreedSum(Math.min(refund, flightsAmount(order)), agreed, 'down').amount;
  const retained = whole.amount - back;
  const ofTariff = Math.min(retained, tariff);
  return {
    tariff: { paid: sum(tariff), kept: sum(ofTariff) },
    taxes: { paid: sum(taxes), kept: sum(retained - ofTariff) },
  };
}

/** Refunds of ticketed orders on Duffel's own quotes. */
export function createDuffelReturn(
  http: DuffelHttp,
  { claims, booking, clock }: { claims: Claims; booking: DuffelBooking; clock: Clock },
): ReturnSeats {
  async function bookedOf(orderId: string): Promise<Booked> {
    const claim = await claims.byOrder(orderId);
    if (!claim) throw new SupplierTermsUnknown('no such order');
    return booking.readOrder(claim, orderId);
  }

  const read = (id: string) =>
    http.get(`/air/order_cancellations/${id}`, cancellationSchema).catch((error: unknown) => {
      if (error instanceof DuffelRefusal && error.status === 404) return null;
      throw error;
    });

  async function requestQuote(orderId: string) {
    try {
      const body = { order_id: orderId };
      const quote = await http.post('/air/order_cancellations', body, cancellationSchema);
      if (quote) return quote;
    } catch (error) {
      // A quote changes nothing, so it may be requested again.
      if (error instanceof SupplierUnanswered) throw problem('supplier-unavailable', {}, error);
      if (error instanceof DuffelRefusal)
        throw new SupplierTermsUnknown(error.message, { cause: error });
      throw error;
    }
    throw problem('supplier-unavailable');
  }

  return {
    async quoteCancellation({ supplierOrderId, waived, part }) {
      const booked = await bookedOf(supplierOrderId);
      const { claim, order } = booked;
      refusePart(part, claim);
      if (order.cancelled_at || !order.payment_status.paid_at)
        throw new SupplierTermsUnknown('there is nothing paid to give back');
      const quote = await requestQuote(order.id);
      // An operator has agreed with the airline that it returns the whole price: the rest comes outside Duffel.
      const refund = waived ? flightsAmount(order) : quote.refund_amount;
      const known = waived || quote.refund_currency === claim.account_currency;
      if (refund === null || !known || !MONEY_BACK.includes(quote.refund_to ?? ''))
        throw new SupplierTermsUnknown('Duffel does not say what comes back');
      return {
        id: quote.id,
        ...quoteOf(booked, refund),
        expiresAt: quote.expires_at ?? endOf(clock),
      };
    },

    async confirmCancellation({ quoteId }) {
      const quote = await read(quoteId);
      if (quote?.confirmed_at) return;
      if (!quote || (quote.expires_at && quote.expires_at <= clock.now()))
        throw new SupplierQuoteExpired('the quote is no longer good');
      const path = `/air/order_cancellations/${quote.id}/actions/confirm`;
      try {
        await http.post(path, {}, cancellationSchema);
      } catch (error) {
        if (hasCode(error, 'already_confirmed')) return;
        if (error instanceof DuffelRefusal && error.type === 'invalid_state_error')
          throw new SupplierQuoteExpired(error.message, { cause: error });
        if (error instanceof DuffelRefusal) throw problem('supplier-unavailable', {}, error);
        throw error;
      }
    },

    async findCancellation(quoteId) {
      const quote = await read(quoteId);
      return quote ? (quote.confirmed_at ? 'confirmed' : 'open') : null;
    },
  };
}
