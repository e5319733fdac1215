import type { AppDeps } from '@karvon/platform/app-deps';
import type { OrderEvent } from '@karvon/order-ground/notices/order-events';
import type { ReadNotice } from '@karvon/order-ground/notices/notice';
import type { ReservationStatus } from '@karvon/order-ground/notices/reservation';
import { listPayments, nothingPaid, ordersAtBank } from '@karvon/payments';
import { formatMoney } from '@karvon/platform/format-money';
import { latePayments } from './late-payments';
import { cancelLetterFacts, hotelLetterFacts } from './letter-facts';
import { stayReservation } from './stay-reservation';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

/** What must still be true when the message of an event is written; later events have their own messages. */
const stillTrue: Record<OrderEvent<'hotel'>, (order: HotelOrderRow) => boolean> = {
  requested: ({ status }) => status === 'waiting-for-booking',
  refused: ({ status }) => status === 'canceled',
  'no-answer': ({ status }) => status === 'canceled',
  'room-gone': ({ status }) => status === 'cancelling' || status === 'canceled',
  booked: ({ status }) => status === 'waiting-for-payment',
  reminder: ({ status }) => status === 'waiting-for-payment',
  paid: ({ status }) => status === 'in-progress' || status === 'finished',
  ready: ({ status }) => status === 'finished',
  'change-confirmed': ({ status }) => status === 'finished',
  'change-refused': ({ status }) => status === 'finished',
  // Once the money has been sent, the letter about it says all.
  cancelled: ({ status, refund_payment_id: refund }) =>
    status === (refund === null ? 'canceled' : 'cancelling'),
  lapsed: ({ status }) => status === 'canceled',
  refunded: ({ status }) => status === 'canceled',
  'late-order': () => true,
};

const ended = new Set<OrderEvent<'hotel'>>(['room-gone', 'cancelled', 'lapsed', 'refunded']);
/** The status of the stay in the mark-up for mail programs, by event; other events have no mark-up. */
const reservationStatus: Partial<Record<OrderEvent<'hotel'>, ReservationStatus>> = {
  requested: 'Pending',
  booked: 'Hold',
  ready: 'Confirmed',
  'change-confirmed': 'Confirmed',
  refused: 'Cancelled',
  'no-answer': 'Cancelled',
  'room-gone': 'Cancelled',
  cancelled: 'Cancelled',
  lapsed: 'Cancelled',
  refunded: 'Cancelled',
};
const withVoucher = new Set<OrderEvent<'hotel'>>(['ready', 'change-confirmed']);

/** What messages say of a hotel order. */
export function createHotelOrderNotice({
  clock,
  database: { db },
  edition,
  store,
}: Pick<AppDeps, 'clock' | 'database' | 'edition'> & {
  store: HotelOrderStore;
}): ReadNotice<'hotel'> {
  async function latePayment({ lang, ...order }: HotelOrderRow, occasion: string | undefined) {
    const payments = await listPayments(db, 'hotel', order.number);
    const late = latePayments(payments, order).find(({ id }) => id === occasion);
    return { refund: late ? formatMoney(late.amount, lang) : '' };
  }

  /** The order on other days that was paid in the place of this one. */
  async function paidReplacement(number: string): Promise<string | null> {
    const other = await store.replacementOf(db, number);
    const status = other === null ? undefined : (await store.find(db, other))?.status;
    return status === 'in-progress' || status === 'finished' ? other : null;
  }

  async function cancelled(order: HotelOrderRow) {
    const { number } = order;
    const end = {
      replacedBy: await paidReplacement(number),
      nothingPaid: await nothingPaid(db, 'hotel', number),
    };
    return cancelLetterFacts(order, end, { edition, now: clock.now() });
  }

  return async function describeOrder(number, event, occasion) {
    const order = await store.find(db, number);
    if (!order || !stillTrue[event](order)) return null;
    // The money may be on its way: a reminder would ask for it a second time.
    if (event === 'reminder' && (await ordersAtBank(db, 'hotel', [number])).has(number))
      return null;
    const { lang } = order;
    const { booker, guests } = store.persons(order);
    const { phone, email } = booker;
    const voucher = { kind: 'hotel-voucher' as const, orderNumber: number, lang };
    const reserved = reservationStatus[event];
    const [guest] = guests;
    return {
      lang,
      phone,
      email,
      attachments: withVoucher.has(event) ? [{ ...voucher, name: `karvon-${number}.pdf` }] : [],
      ...(reserved && guest && { reservations: [stayReservation(order, guest, reserved)] }),
      facts: {
        ...hotelLetterFacts(order, guests, edition),
        ...(ended.has(event) && (await cancelled(order))),
        ...(event === 'late-order' && (await latePayment(order, occasion))),
      },
    };
  };
}
