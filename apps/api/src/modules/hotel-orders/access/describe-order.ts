import type { AppDeps } from '../../../app-deps';
import type { OrderEvent, ReadNotice } from '../../order-messages/port';
import { listPayments } from '../../payments/port';
import { formatDays, formatMoment } from '../../documents/format';
import { formatMoney } from '../../../format-money';
import { latePayments } from './late-payments';
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
  cancelled: ({ status }) => status === 'canceled',
  refunded: ({ status }) => status === 'canceled',
  'late-order': () => true,
};

const withVoucher = new Set<OrderEvent<'hotel'>>(['ready', 'change-confirmed']);

/** What messages say of a hotel order. */
export function createHotelOrderNotice({
  database: { db },
  edition,
  store,
}: Pick<AppDeps, 'database' | 'edition'> & { store: HotelOrderStore }): ReadNotice<'hotel'> {
  /** The amount that goes back: what a cancellation brings, or what came too late. */
  async function refundOf(
    order: HotelOrderRow,
    event: OrderEvent<'hotel'>,
    occasion: string | undefined,
  ): Promise<string> {
    if (event === 'late-order') {
      const payments = await listPayments(db, 'hotel', order.number);
      const late = latePayments(payments, order).find(({ id }) => id === occasion);
      return late ? formatMoney(late.amount, order.lang) : '';
    }
    const { cancel_refund: amount, currency, lang } = order;
    return amount ? formatMoney({ amount, currency }, lang) : '';
  }

  return async function describeOrder(number, event, occasion) {
    const order = await store.find(db, number);
    if (!order || !stillTrue[event](order)) return null;
    const { lang, currency, pay_before: payBefore, answer_by: answerBy } = order;
    const moment = (at: Date | null) =>
      at ? formatMoment(at, edition.support.utcOffsetMinutes, lang) : '';
    const { hotel, arrivalDate, departureDate } = order.sold[lang].stay;
    const { phone, email } = store.persons(order).booker;
    const voucher = { kind: 'hotel-voucher' as const, orderNumber: number, lang };
    return {
      lang,
      phone,
      email,
      attachments: withVoucher.has(event) ? [{ ...voucher, name: `karvon-${number}.pdf` }] : [],
      facts: {
        number,
        reference: order.confirmation ?? '',
        trip: `${hotel.name}, ${formatDays(arrivalDate, departureDate, lang)}`,
        sum: formatMoney({ amount: order.total, currency }, lang),
        payBefore: moment(payBefore),
        answerBy: moment(answerBy),
        refund: await refundOf(order, event, occasion),
      },
    };
  };
}
