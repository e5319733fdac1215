import { problem } from '@karvon/platform/http/problem';
import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { writeAmount } from '@karvon/money';
import type { RoomRequest } from '@karvon/hotel-supply/room-seller';
import type { EtgQuote } from '../search/price-etg';
import type { Exchange } from '../search/read-rate';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import { attemptOf, type Claim } from './claims';
import { roomsOf } from './guests';
import { waitForOutcome } from './outcome';
import { formSchema, nothingSchema } from './schemas';

export interface SendBookingDeps {
  http: EtgHttp;
  exchange: Exchange;
  /** Waits between two looks at a booking that is under way. */
  pause: (ms: number) => Promise<unknown>;
}

/** Our number is used up: there may be an order under it that we know nothing of. */
const usedUp = new Set(['double_booking_form', 'duplicate_reservation', 'double_booking_finish']);
/** By the documentation nothing is booked after these; any other error is looked up. */
const refusals = new Set([
  ...['book_hash_not_found', 'booking_form_expired', 'contract_mismatch', 'hotel_not_found'],
  ...['rate_not_found', 'soldout', 'chosen_payment_type_was_not_available_on_booking_form'],
  ...['incorrect_chosen_payment_type', 'incorrect_guests_number', 'incorrect_children_data'],
  ...['incorrect_rooms_number', 'insufficient_b2b_balance', 'order_not_found', 'email'],
  ...['reservation_is_not_allowed', 'return_path_required', 'unauthorized_group_booking'],
  ...['not_enough_credit_card_data', 'sandbox_restriction', 'supplier_data_required'],
  ...['invalid_params', '3ds', 'block', 'book_limit', 'charge', 'provider'],
]);
/** The visitor's address is for cards, which nobody pays with here: it is not passed on. */
const NO_ADDRESS = '127.0.0.1';
const MAX_COMMENT = 256;

/**
 * Sends a booking under the number of its attempt: the form, which books nothing, then the booking itself, which is looked at
 * until it has ended.
 * @throws EtgRefusal, problem supplier-unavailable (nothing was booked); SupplierUnanswered
 */
export function createBookingSender({ http, exchange, pause }: SendBookingDeps) {
  /** A refusal is one only where the documentation says that nothing was booked. */
  function sure(error: unknown): never {
    if (error instanceof EtgRefusal && !refusals.has(error.code))
      throw new SupplierUnanswered(`nobody knows what "${error.code}" means`, { cause: error });
    throw error;
  }

  /** Opens the supplier's form, which books nothing. @returns whether the hotel asks for the guests' gender */
  async function openForm(attempt: string, { bookHash, accountTotal }: EtgQuote): Promise<boolean> {
    const body = {
      partner_order_id: attempt,
      book_hash: bookHash,
      language: 'en',
      user_ip: NO_ADDRESS,
    };
    const call = { path: '/api/b2b/v3/hotel/order/booking/form/', body };
    const form = await http.request(call, formSchema).catch((error: unknown) => {
      if (error instanceof EtgRefusal && usedUp.has(error.code))
        throw new SupplierUnanswered('our number is used up', { cause: error });
      throw error;
    });
    const agreed = form.payment_types.some(
      ({ type, amount, currency_code: currency }) =>
        type === 'deposit' && amount === accountTotal && currency === exchange.account,
    );
    if (form.partner_order_id !== attempt || !agreed)
      throw problem('supplier-unavailable', {}, new Error('a form of another price or order'));
    return form.is_gender_specification_required;
  }

  return async function send(
    { booker, comment, guests }: RoomRequest,
    quote: EtgQuote,
    claim: Claim,
  ): Promise<{ orderId: string }> {
    const attempt = attemptOf(claim);
    const askGender = await openForm(attempt, quote);
    const body = {
      user: {
        email: booker.email,
        phone: booker.phone,
        ...(comment && { comment: comment.slice(0, MAX_COMMENT) }),
      },
      partner: { partner_order_id: attempt },
      language: 'en',
      rooms: roomsOf(guests, { ...quote.recipe.stay, rooms: quote.party.length }, askGender),
      payment_type: {
        type: 'deposit',
        amount: writeAmount(quote.accountTotal),
        currency_code: exchange.account,
      },
    };
    const path = '/api/b2b/v3/hotel/order/booking/finish/';
    await http.change({ path, body }, nothingSchema).catch(sure);
    await waitForOutcome(http, attempt, pause);
    return { orderId: attempt };
  };
}
