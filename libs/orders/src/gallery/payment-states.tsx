import { getAirOrder, getPayment, type AirOrder, type Payment } from '@karvon/contract';
import { buildOrder, buildPaidOrder, respond, type GalleryState } from '@karvon/samples';
import { PaymentResultPage } from '../pages/payment-result-page/payment-result-page';

const { payment: paid, toPay, number } = buildPaidOrder();

const flight: Payment = {
  id: paid!.id,
  orderKind: 'air',
  orderNumber: number,
  method: 'payme',
  amount: toPay,
  status: 'succeeded',
  failure: null,
};
const ofFlight = (changes: Partial<Payment>, order: AirOrder): GalleryState => ({
  responses: [
    respond(getAirOrder, { ...order, payment: paid }),
    respond(getPayment, { ...flight, ...changes }),
  ],
  path: `/order/payment?number=${number}`,
  show: () => <PaymentResultPage number={number} cameFrom={null} />,
});
const late = ({ id, amount }: Payment) => [
  { id, paidFor: 'order' as const, amount, at: '2026-12-01T10:00:00.000Z' },
];
const cancelled = buildOrder({ status: 'cancelled', payBefore: null });

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
};
