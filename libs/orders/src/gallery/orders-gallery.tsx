import {
  getAirOrder,
  getSharedAirOrder,
  type AirOrder,
  type SharedAirOrder,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { OrderLookupPage } from '@karvon/order-parts';
import {
  respond,
  buildCancelledFlight,
  buildExchange,
  buildOrder,
  buildPaidOrder,
  buildRefund,
  buildScheduleChange,
  buildSharedOrder,
  refuse,
  waiting,
  type FeatureGallery,
  type GalleryState,
} from '@karvon/samples';
import { OrderPage } from '../pages/order-page/order-page';
import { SharedOrderPage } from '../pages/shared-order-page/shared-order-page';
import { extrasDialogs, ordersWithExtras } from './extras-states';
import { paymentResults } from './payment-states';

const edition = readEdition('uz');
const { number } = buildOrder();
const path = `/order?number=${number}`;
const showAir = () => <OrderPage number={number} edition={edition} />;

const shared = (order: SharedAirOrder): GalleryState => ({
  responses: [respond(getSharedAirOrder, order)],
  path: '/order/shared/7K3M9QXA-abcdefghijklmnopqrstuv',
  show: () => <SharedOrderPage token="7K3M9QXA-abcdefghijklmnopqrstuv" edition={edition} />,
});
const air = (order: AirOrder): GalleryState => ({
  responses: [respond(getAirOrder, order)],
  path,
  show: showAir,
});
/** Orders of flights in their states, and the lookup forms. */
export const gallery: FeatureGallery = {
  loading: { responses: [waiting(getAirOrder)], path, show: showAir },
  empty: { path: '/myorder', show: () => <OrderLookupPage /> },
  problem: {
    responses: [refuse(getAirOrder, { code: 'order-token-required', status: 401 })],
    path,
    show: showAir,
  },
  data: air(buildPaidOrder()),
  'day-of-flight': air(buildPaidOrder({ serverTime: '2026-12-13T21:50:00.000Z' })),
  'not-paid': air(buildOrder()),
  'not-paid-without-method': air(buildOrder({ paymentMethods: [] })),
  'tickets-generating': air(buildPaidOrder({ tickets: 'generating' })),
  returned: air(buildPaidOrder({ status: 'return', refund: buildRefund() })),
  cancelled: air(buildOrder({ status: 'cancelled', payBefore: null })),
  'issue-error': air(buildPaidOrder({ status: 'issue-error', tickets: 'none' })),
  'flight-moved': air(buildPaidOrder({ scheduleChange: buildScheduleChange() })),
  'flight-cancelled': air(buildPaidOrder({ scheduleChange: buildCancelledFlight() })),
  'exchange-offered': air(buildPaidOrder({ exchange: buildExchange() })),
  'exchange-to-pay': air(
    buildPaidOrder({
      exchange: buildExchange({
        state: 'to-pay',
        payBefore: '2026-12-02T11:00:00.000Z',
        paymentMethods: ['payme', 'click', 'bank-card'],
      }),
    }),
  ),
  ...Object.fromEntries(
    Object.entries(ordersWithExtras).map(([name, order]) => [name, air(order)]),
  ),
  ...extrasDialogs,
  ...paymentResults,
  shared: shared(buildSharedOrder()),
  'shared-flight-cancelled': shared(
    buildSharedOrder({
      status: 'paid',
      tickets: 'ready',
      payBefore: null,
      scheduleChange: buildCancelledFlight(),
    }),
  ),
};
