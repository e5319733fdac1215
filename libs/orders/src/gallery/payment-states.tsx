import {
  getAirOrder,
  getHotelOrder,
  getPayment,
  type AirOrder,
  type HotelOrder,
  type Payment,
} from '@karvon/contract';
import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  buildOrder,
  buildPaidOrder,
  respond,
  type GalleryState,
} from '@karvon/samples';
import { HotelPaymentPage } from '../pages/hotel-payment-page/hotel-payment-page';
import { PaymentResultPage } from '../pages/payment-result-page/payment-result-page';

const { payment: paid, toPay, number } = buildPaidOrder();
const { payment: paidRoom, total: roomToPay, number: roomNumber } = buildFinishedHotelOrder();

const flight: Payment = {
  id: paid!.id,
  orderKind: 'air',
  orderNumber: number,
  method: 'payme',
  amount: toPay,
  status: 'succeeded',
  failure: null,
};
const room: Payment = {
  ...flight,
  ...{ id: paidRoom!.id, orderKind: 'hotel', orderNumber: roomNumber, amount: roomToPay },
};

const ofFlight = (changes: Partial<Payment>, order: AirOrder): GalleryState => ({
  responses: [
    respond(getAirOrder, { ...order, payment: paid }),
    respond(getPayment, { ...flight, ...changes }),
  ],
  path: `/order/payment?number=${number}`,
  show: () => <PaymentResultPage number={number} cameFrom={null} />,
});
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
const cancelled = buildOrder({ status: 'cancelled', payBefore: null });
const cancelledRoom = buildHotelOrder({ status: 'canceled' });

/** What the page after a payment says. */
export const paymentResults: Record<string, GalleryState> = {
  'flight-paid': ofFlight({}, buildPaidOrder({ tickets: 'generating' })),
  'flight-paid-and-ready': ofFlight({}, buildPaidOrder()),
  'flight-payment-open': ofFlight({ status: 'redirected' }, buildOrder()),
  'flight-payment-held': ofFlight({ status: 'pending' }, buildOrder()),
  'flight-payment-given-up': ofFlight(
    { status: 'failed', failure: 'cancelled-by-payer' },
    buildOrder(),
  ),
  'flight-payment-poor': ofFlight(
    { status: 'failed', failure: 'insufficient-funds' },
    buildOrder(),
  ),
  'flight-paid-twice': ofFlight(
    { status: 'refund-pending' },
    buildPaidOrder({ latePayments: late(flight) }),
  ),
  'flight-paid-late': ofFlight({ status: 'refund-pending' }, cancelled),
  'room-paid': ofRoom({}, buildFinishedHotelOrder()),
  'room-payment-open': ofRoom({ status: 'redirected' }, buildHotelOrder()),
  'room-payment-declined': ofRoom({ status: 'failed', failure: 'declined' }, buildHotelOrder()),
  'room-paid-twice': ofRoom(
    { status: 'refund-pending' },
    buildFinishedHotelOrder({ latePayments: late(room) }),
  ),
  'room-paid-late': ofRoom({ status: 'refund-pending' }, cancelledRoom),
};
