import {
  getAirOrder,
  getHotelOrder,
  getSharedAirOrder,
  type AirOrder,
  type HotelOrder,
  type SharedAirOrder,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildCancelledFlight,
  buildExchange,
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildOrder,
  buildPaidOrder,
  buildRefund,
  buildScheduleChange,
  buildSharedOrder,
  buildStayChange,
  refuse,
  waiting,
  type FeatureGallery,
  type GalleryState,
} from '@karvon/samples';
import { PlaceMap } from '@karvon/street-map';
import { HotelOrderPage } from '../pages/hotel-order-page/hotel-order-page';
import { OrderLookupPage } from '../pages/order-lookup-page/order-lookup-page';
import { OrderPage } from '../pages/order-page/order-page';
import { SharedOrderPage } from '../pages/shared-order-page/shared-order-page';
import { extrasDialogs, ordersWithExtras } from './extras-states';
import { paymentResults } from './payment-states';

const edition = readEdition('uz');
const { number } = buildOrder();
const { number: hotelNumber } = buildHotelOrder();
/** Of the same stay on other dates. */
const otherHotelNumber = '4H8T2WPA';
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
const hotel = (order: HotelOrder): GalleryState => ({
  responses: [respond(getHotelOrder, order)],
  path: `/hotel/order?number=${hotelNumber}`,
  show: () => <HotelOrderPage Place={PlaceMap} number={hotelNumber} edition={edition} />,
});

const changedStay = (changes: HotelOrder['changes']) =>
  buildFinishedHotelOrder({
    changes,
    changeable: !changes.some(({ state }) => state === 'requested' || state === 'in-review'),
  });

/** Air and hotel orders in their states, and the lookup forms. */
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
  'hotel-waiting-for-payment': hotel(buildHotelOrder()),
  'hotel-finished': hotel(buildFinishedHotelOrder()),
  'hotel-day-of-arrival': hotel(
    buildFinishedHotelOrder({ serverTime: '2026-12-10T04:00:00.000Z' }),
  ),
  'hotel-late-payment': hotel(
    buildFinishedHotelOrder({
      latePayments: [
        {
          id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e99',
          paidFor: 'order',
          amount: buildHotelOrder().total,
          at: '2026-12-01T10:00:00.000Z',
        },
      ],
    }),
  ),
  'hotel-changeable': hotel(changedStay([])),
  ...Object.fromEntries(
    (['requested', 'in-review', 'confirmed', 'refused'] as const).map((state) => [
      `hotel-change-${state}`,
      hotel(changedStay([buildStayChange({ state })])),
    ]),
  ),
  'hotel-dates-changeable': hotel(buildFinishedHotelOrder({ datesChangeable: true })),
  'hotel-dates-to-pay': hotel(buildHotelOrder({ replaces: otherHotelNumber })),
  'hotel-dates-changing': hotel(buildFinishedHotelOrder({ replacedBy: otherHotelNumber })),
  'hotel-dates-changed': hotel(buildFinishedHotelOrder({ replaces: otherHotelNumber })),
};
