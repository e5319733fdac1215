import { guestBehaviour } from '@karvon/sandbox-world';
import { hidOf, writeMoment, writeSum } from './codes';
import { amountOf, periodsOf } from './rates';
import { Document, EtgError, Processing, type Act, type EtgState, type StoredOrder } from './state';

const FORM_MS = 60 * 60_000;
/** How long a slow hotel takes to confirm, and how long a slow voucher takes. */
const SLOW_MS = 3 * 60_000;
const VOUCHER_MS = 5 * 60_000;

const since = ({ now }: EtgState, at: Date): number => now().getTime() - at.getTime();

type Progress = 'formed' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The status of a booking now. */
export function progressOf(state: EtgState, order: StoredOrder): Progress {
  const { behaviour, cancelledAt, finishedAt } = order;
  if (cancelledAt) return 'cancelled';
  if (!finishedAt) return 'formed';
  if (behaviour === 'booking-refused') return 'failed';
  const slow = behaviour === 'request-confirmed' || behaviour === 'request-refused';
  if (slow && since(state, finishedAt) < SLOW_MS) return 'processing';
  return behaviour === 'request-refused' ? 'failed' : 'completed';
}

function orderOf(state: EtgState, number: unknown): StoredOrder {
  const order = state.orders.get(String(number));
  if (!order) throw new EtgError('order_not_found');
  return order;
}

/** The booking form: books nothing, but uses up the partner's number. */
export const createForm: Act = (state, { body }) => {
  const { partner_order_id: number, book_hash: hash } = body;
  if (typeof number !== 'string' || number.length < 3 || !body.user_ip)
    throw new EtgError('invalid_params', 400);
  const before = state.orders.get(number);
  if (before)
    throw new EtgError(before.finishedAt ? 'duplicate_reservation' : 'double_booking_form');
  const rate = state.rates.get(String(hash));
  if (!rate || !String(hash).startsWith('p-')) throw new EtgError('rate_not_found');
  const id = 559_350_001 + state.orders.size;
  state.orders.set(number, {
    ...{ id, partnerOrderId: number, rate, formedAt: state.now(), finishedAt: null },
    ...{ guests: [], behaviour: null, cancelledAt: null, penalty: 0, voucherRequestedAt: null },
  });
  return {
    order_id: id,
    partner_order_id: number,
    item_id: id + 1_000,
    payment_types: [
      {
        amount: writeSum(amountOf(rate)),
        currency_code: state.currency,
        is_need_credit_card_data: false,
        is_need_cvc: false,
        type: 'deposit',
        recommended_price: null,
      },
    ],
    is_gender_specification_required: false,
    upsell_data: [],
  };
};

type Guest = Record<string, unknown>;
const roomsIn = (body: Record<string, unknown>): Guest[][] =>
  (Array.isArray(body.rooms) ? body.rooms : []).map((room: { guests?: unknown }) =>
    Array.isArray(room.guests) ? (room.guests as Guest[]) : [],
  );

/** Checks that there are as many guests as were searched for, and a name in each room. */
function checkGuests({ rate: { party } }: StoredOrder, rooms: Guest[][]): void {
  if (rooms.length !== party.length) throw new EtgError('incorrect_rooms_number');
  party.forEach(({ adults, children }, index) => {
    const guests = rooms[index]!;
    const ages = guests.flatMap(({ is_child: isChild, age }) => (isChild === true ? [age] : []));
    if (guests.length - ages.length !== adults) throw new EtgError('incorrect_guests_number');
    if (ages.join() !== children.join()) throw new EtgError('incorrect_children_data');
    if (!guests.some(({ first_name: name, last_name: surname }) => name && surname))
      throw new EtgError('incorrect_guests_number');
  });
}

/** Completes the booking of a form, however late: for tests of requests that arrive late. */
export function finishOrder(state: EtgState, number: string, rooms: Guest[][]): StoredOrder {
  const order = orderOf(state, number);
  if (order.finishedAt) throw new EtgError('double_booking_finish');
  if (since(state, order.formedAt) > FORM_MS) throw new EtgError('booking_form_expired');
  order.finishedAt = state.now();
  order.guests = rooms;
  order.behaviour = guestBehaviour(String(rooms[0]?.[0]?.last_name ?? '')) ?? null;
  return order;
}

export const startBooking: Act = (state, { body, fault }) => {
  const { partner, payment_type: paid } = body as Record<string, Guest | undefined>;
  const number = String(partner?.partner_order_id);
  const rooms = roomsIn(body);
  const { rate } = orderOf(state, number);
  const agreed =
    paid?.type === 'deposit' &&
    paid.amount === writeSum(amountOf(rate)) &&
    paid.currency_code === state.currency;
  if (!agreed) throw new EtgError('incorrect_chosen_payment_type');
  checkGuests(orderOf(state, number), rooms);
  const order = finishOrder(state, number, rooms);
  if (fault?.kind === 'voucher-late') order.behaviour = 'voucher-late';
  // The call is carried out, but its response is lost.
  return order.behaviour === 'booking-time-out' ? null : undefined;
};

export const checkBooking: Act = (state, { body }) => {
  const order = orderOf(state, body.partner_order_id);
  const data = { data_3ds: null, partner_order_id: order.partnerOrderId, percent: 100 };
  const progress = progressOf(state, order);
  if (progress === 'formed') throw new EtgError('booking_finish_did_not_succeed');
  if (progress === 'failed') throw new EtgError('provider');
  return progress === 'processing' ? new Processing({ ...data, percent: 66 }) : data;
};

/** Whether it can be cancelled: until the end of the day of arrival on the hotel's clock. */
function isCancellable(state: EtgState, order: StoredOrder): boolean {
  if (progressOf(state, order) !== 'completed') return false;
  const { hotel, stay } = order.rate;
  const timeZone = state.world().city(hotel.city)!.zone;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(state.now());
  return today <= stay.arrival;
}

function penaltyNow(state: EtgState, { rate }: StoredOrder): number {
  const now = writeMoment(state.now());
  const holds = periodsOf(rate).findLast(({ start_at: start }) => start === null || start <= now);
  return holds?.amount ?? amountOf(rate);
}

function orderJson(state: EtgState, order: StoredOrder) {
  const { currency } = state;
  const { cancelledAt, id, penalty, rate } = order;
  const status = progressOf(state, order);
  const sum = (minor: number) => ({ amount: writeSum(minor), currency_code: currency });
  const amount = amountOf(rate);
  return {
    order_id: id,
    order_type: 'hotel',
    source: 'b2b-api',
    status,
    is_cancellable: isCancellable(state, order),
    partner_data: { order_comment: null, order_id: order.partnerOrderId },
    amount_sell: sum(amount),
    amount_payable: sum(status === 'completed' ? amount : penalty),
    amount_refunded: sum(cancelledAt ? amount - penalty : 0),
    cancelled_at: cancelledAt && writeMoment(cancelledAt),
    created_at: writeMoment(order.finishedAt!),
    checkin_at: rate.stay.arrival,
    checkout_at: rate.stay.departure,
    hotel_data: { id: rate.hotel.code.toLowerCase(), hid: hidOf(rate.hotel), order_id: null },
    supplier_data: { confirmation_id: String(id * 7), name: 'Extranet', order_id: String(id * 7) },
    rooms_data: order.guests.map((guests, room_idx) => ({ room_idx, guest_data: { guests } })),
    cancellation_info: {
      free_cancellation_before:
        periodsOf(rate).findLast((period) => period.amount === 0)?.end_at ?? null,
      policies: periodsOf(rate).map(({ amount: kept, ...period }) => ({
        ...period,
        penalty: { ...sum(kept), amount_info: null },
      })),
    },
    payment_data: { payment_type: 'deposit', invoice_id: null },
  };
}

/** Completed and cancelled bookings; one in progress is not listed. */
export const listOrders: Act = (state, { body }) => {
  const { partner_order_ids: numbers } = (body.search ?? {}) as { partner_order_ids?: unknown };
  const ended = [...state.orders.values()].filter(
    (order) =>
      !['formed', 'processing'].includes(progressOf(state, order)) &&
      (!Array.isArray(numbers) || numbers.includes(order.partnerOrderId)),
  );
  return {
    current_page_number: 1,
    found_orders: ended.length,
    found_pages: 1,
    total_orders: state.orders.size,
    orders: ended.map((order) => orderJson(state, order)),
  };
};

export const cancelOrder: Act = (state, { body }) => {
  const order = orderOf(state, body.partner_order_id);
  const progress = progressOf(state, order);
  if (progress !== 'completed' && progress !== 'cancelled') throw new EtgError('order_not_found');
  if (!isCancellable(state, order) || order.behaviour === 'cancel-refused')
    throw new EtgError('order_not_cancellable');
  order.penalty = penaltyNow(state, order);
  order.cancelledAt = state.now();
  const { amount_payable, amount_refunded, amount_sell } = orderJson(state, order);
  return { amount_payable, amount_refunded, amount_sell };
};

export const downloadVoucher: Act = (state, { body }) => {
  const order = orderOf(state, body.partner_order_id);
  if (progressOf(state, order) !== 'completed') throw new EtgError('voucher_is_not_downloadable');
  order.voucherRequestedAt ??= state.now();
  const late = order.behaviour === 'voucher-late' ? VOUCHER_MS : 0;
  if (since(state, order.voucherRequestedAt) < late) throw new EtgError('pending');
  return new Document(`%PDF-1.4\n% Voucher of order ${order.id}\n%%EOF\n`);
};
