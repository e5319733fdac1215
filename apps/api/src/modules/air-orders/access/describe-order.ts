import type { Slice } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { factWords } from '@karvon/order-ground/notices/fact-words';
import { type FactName, type OrderEvent } from '@karvon/order-ground/notices/order-events';
import { type ReadNotice } from '@karvon/order-ground/notices/notice';
import { type ReservationStatus } from '@karvon/order-ground/notices/reservation';
import { flightLines } from '@karvon/order-ground/documents/flights/flight-lines';
import { formatMoment } from '@karvon/order-ground/documents/format';
import { formatCount, formatMoney } from '@karvon/platform/format-money';
import { changeStore } from '../store/change-store';
import { describeOffer, describeRefund } from '../exchanges/describe-offer';
import { describeExtras } from '../extras/describe-extras';
import { extrasStore } from '../store/extras-store';
import { toPayWithExtras } from '../sums/extras-sums';
import { describeLatePayment } from '../fulfil/late-payments';
import { ordersAtBank } from '@karvon/payments';
import type { StoredRefundState } from '../store/refund-states';
import type { OrderRow, OrderStore } from '../store/order-store';
import { formatTrip } from './format-trip';
import { createLetterReader } from './read-letter-facts';

export interface DescribeOrderDeps extends Pick<AppDeps, 'database' | 'edition'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  store: OrderStore;
}

/** Whether an order still is as the message of an event says; later events have their own messages. */
const stillTrue: Record<OrderEvent<'air'>, (order: OrderRow) => boolean> = {
  booked: ({ status, pay_before }) => status === 'not-paid' && pay_before !== null,
  reminder: ({ status, pay_before }) => status === 'not-paid' && pay_before !== null,
  paid: ({ status }) => status === 'paid',
  ready: ({ status, tickets }) => status === 'paid' && tickets === 'ready',
  cancelled: ({ status }) => status === 'cancelled',
  lapsed: ({ status }) => status === 'cancelled',
  'claim-received': () => true,
  'refund-accepted': () => true,
  refunded: ({ status }) => status === 'cancelled',
  'part-refunded': ({ status }) => status === 'paid',
  'issue-error': ({ status }) => status === 'issue-error',
  'not-booked': ({ status }) => status === 'error',
  'claim-declined': ({ status }) => status === 'paid',
  'flight-cancelled': ({ status }) => status === 'paid',
  'flight-changed': ({ status }) => status === 'paid',
  'exchange-offered': ({ status }) => status === 'paid',
  'exchange-declined': ({ status }) => status === 'paid',
  'exchange-expired': ({ status }) => status === 'paid',
  'exchange-refunded': ({ status }) => status === 'paid',
  'extras-done': ({ status }) => status === 'paid',
  'extras-declined': ({ status }) => status === 'paid',
  'late-order': () => true,
  'late-extras': () => true,
  'late-exchange': () => true,
};

/** The states of a refund in which the message of an event is still true. */
const refundStates: Partial<Record<OrderEvent<'air'>, readonly StoredRefundState[]>> = {
  'claim-received': ['in-review'],
  'refund-accepted': ['at-carrier', 'at-bank'],
};

const ended = new Set<OrderEvent<'air'>>([
  'claim-received',
  'refund-accepted',
  'cancelled',
  'lapsed',
  'not-booked',
  'refunded',
  'part-refunded',
]);
/** The status of the flights in the mark-up for mail programs, by event; other events have no mark-up. */
const reservationStatus: Partial<Record<OrderEvent<'air'>, ReservationStatus>> = {
  booked: 'Hold',
  ready: 'Confirmed',
  cancelled: 'Cancelled',
  lapsed: 'Cancelled',
  refunded: 'Cancelled',
};
const withFlights = new Set<OrderEvent<'air'>>(['booked', 'ready', 'issue-error']);

/** The facts about an air order in messages. */
export function createAirOrderNotice({
  database: { db },
  edition,
  catalogue,
  store,
}: DescribeOrderDeps): ReadNotice<'air'> {
  const letters = createLetterReader({ db, catalogue, store });

  /** The flights of a change, before and after it; null when it does not wait for the visitor any more. */
  async function changed(
    { lang }: OrderRow,
    changeId: string | undefined,
  ): Promise<Partial<Record<FactName, string>> | null> {
    const change = changeId === undefined ? undefined : await changeStore.find(db, changeId);
    if (change?.state !== 'new') return null;
    const flights = (slices: readonly Slice[]) =>
      flightLines(slices, catalogue.dictionary(slices, lang), lang);
    return {
      before: flights(change.slices.map(({ before }) => before)),
      after: flights(change.slices.flatMap(({ after }) => after ?? [])),
    };
  }

  return async function describeOrder(number, event, occasion) {
    const order = await store.find(db, number);
    if (!order || !stillTrue[event](order)) return null;
    // The money may be on its way: a reminder would request it a second time.
    if (event === 'reminder' && (await ordersAtBank(db, 'air', [number])).has(number)) return null;
    const states = refundStates[event];
    if (states && !(await letters.isRefundIn(states, occasion))) return null;
    const ofChange = event === 'flight-cancelled' || event === 'flight-changed';
    const flights = ofChange
      ? await changed(order, occasion)
      : event === 'exchange-offered'
        ? await describeOffer({ db, edition, catalogue }, order.lang, occasion)
        : {};
    if (!flights) return null;
    const { lang, pay_before: payBefore, points_spent: spent } = order;
    const { slices } = order.sold;
    const { mobilePhone: phone, email } = store.booker(order);
    const attachments =
      event === 'ready'
        ? [
            {
              kind: 'air-tickets' as const,
              orderNumber: number,
              lang,
              name: `karvon-${number}.pdf`,
            },
          ]
        : [];
    const reserved = reservationStatus[event];
    return {
      lang,
      phone,
      email,
      attachments,
      ...(reserved && { reservations: await letters.reservations(order, reserved) }),
      facts: {
        number,
        reference: order.pnr ?? '',
        trip: formatTrip(slices, catalogue.dictionary(slices, lang).airports, lang),
        sum: formatMoney(toPayWithExtras(order, await extrasStore.of(db, number)), lang),
        reason: order.cancelled_by ? factWords[lang].cancelledBy[order.cancelled_by] : '',
        points: spent > 0 ? formatCount(spent) : '',
        payBefore: payBefore ? formatMoment(payBefore, edition.support, lang) : '',
        ...flights,
        ...((event.startsWith('late-') || event === 'cancelled') &&
          (await describeLatePayment(db, order, lang, occasion))),
        ...(event === 'exchange-refunded' && (await describeRefund(db, lang, occasion))),
        ...(event === 'extras-declined' && (await describeExtras(db, lang, occasion))),
        ...(withFlights.has(event) && (await letters.journey(order))),
        ...(ended.has(event) && (await letters.returned(order, occasion))),
      },
    };
  };
}
