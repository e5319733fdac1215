import { getHotelOrder, getPayment, type HotelOrder, type Payment } from '@karvon/contract';
import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  respond,
  type GalleryState,
} from '@karvon/samples';
import { HotelPaymentPage } from '../pages/hotel-payment-page/hotel-payment-page';

const { payment: paidRoom, total: roomToPay, number: roomNumber } = buildFinishedHotelOrder();

const room: Payment = {
  id: paidRoom!.id,
  orderKind: 'hotel',
  orderNumber: roomNumber,
  method: 'payme',
  amount: roomToPay,
  status: 'succeeded',
  failure: null,
};

const ofRoom = (changes: Partial<Payment>, order: HotelOrder): GalleryState => ({
  responses: [
    respond(getHotelOrder, { ...order, payment: paidRoom }),
    respond(getPayment, { ...room, ...changes }),
  ],
  path: `/hotel/payment?number=${roomNumber}`,
  show: () => <HotelPaymentPage number={roomNumber} inWindow={false} cameFrom={null} />,
});

const late = ({ id, amount }: Payment) => [
  { id, paidFor: 'order' as const, amount, at: '2026-12-01T10:00:00.000Z' },
];
const cancelledRoom = buildHotelOrder({ status: 'canceled' });

/** What the page after a payment says. */
export const roomPaymentResults: Record<string, GalleryState> = {
  'room-paid': ofRoom({}, buildFinishedHotelOrder()),
  'room-payment-open': ofRoom({ status: 'redirected' }, buildHotelOrder()),
  'room-payment-declined': ofRoom({ status: 'failed', failure: 'declined' }, buildHotelOrder()),
  'room-paid-twice': ofRoom(
    { status: 'refund-pending' },
    buildFinishedHotelOrder({ latePayments: late(room) }),
  ),
  'room-paid-late': ofRoom({ status: 'refund-pending' }, cancelledRoom),
};
