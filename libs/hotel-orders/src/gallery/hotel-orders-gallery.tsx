import { getHotelOrder, type HotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { OrderLookupPage } from '@karvon/order-parts';
import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildStayChange,
  refuse,
  respond,
  waiting,
  type FeatureGallery,
  type GalleryState,
} from '@karvon/samples';
import { PlaceMap } from '@karvon/street-map';
import { HotelOrderPage } from '../pages/hotel-order-page/hotel-order-page';
import { roomPaymentResults } from './hotel-payment-states';

const { number } = buildHotelOrder();
/** Of the same stay on other dates. */
const otherNumber = '4H8T2WPA';
const path = `/hotel/order?number=${number}`;
const show = () => <HotelOrderPage Place={PlaceMap} number={number} edition={readEdition('uz')} />;

const hotel = (order: HotelOrder): GalleryState => ({
  responses: [respond(getHotelOrder, order)],
  path,
  show,
});

const changedStay = (changes: HotelOrder['changes']) =>
  buildFinishedHotelOrder({
    changes,
    changeable: !changes.some(({ state }) => state === 'requested' || state === 'in-review'),
  });

/** Orders of rooms in their states, and the lookup forms. */
export const gallery: FeatureGallery = {
  loading: { responses: [waiting(getHotelOrder)], path, show },
  empty: { path: '/myorder?kind=hotel', show: () => <OrderLookupPage kind="hotel" /> },
  problem: {
    responses: [refuse(getHotelOrder, { code: 'order-token-required', status: 401 })],
    path,
    show,
  },
  data: hotel(buildFinishedHotelOrder()),
  ...roomPaymentResults,
  'waiting-for-payment': hotel(buildHotelOrder()),
  'day-of-arrival': hotel(buildFinishedHotelOrder({ serverTime: '2026-12-10T04:00:00.000Z' })),
  'late-payment': hotel(
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
  changeable: hotel(changedStay([])),
  ...Object.fromEntries(
    (['requested', 'in-review', 'confirmed', 'refused'] as const).map((state) => [
      `change-${state}`,
      hotel(changedStay([buildStayChange({ state })])),
    ]),
  ),
  'dates-changeable': hotel(buildFinishedHotelOrder({ datesChangeable: true })),
  'dates-to-pay': hotel(buildHotelOrder({ replaces: otherNumber })),
  'dates-changing': hotel(buildFinishedHotelOrder({ replacedBy: otherNumber })),
  'dates-changed': hotel(buildFinishedHotelOrder({ replaces: otherNumber })),
};
