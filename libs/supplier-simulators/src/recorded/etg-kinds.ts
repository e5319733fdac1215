import { shortenSums, type Node, type ShapedKind } from './shaped-kind';

const isAmount = (key: string) => key === 'amount' || key === 'show_amount';

interface Payment {
  amount: string;
  cancellation_penalties: object;
}

const paymentOf = (rate: Node) =>
  (rate.payment_options as { payment_types: Payment[] }).payment_types[0]!;

const period = (start_at: string | null, end_at: string | null, amount: string) => ({
  ...{ start_at, end_at },
  ...{ amount_charge: amount, amount_show: amount },
});

/** Gives a rate other cancellation terms; the recorded ones contain the price of another stay. */
const onTerms = (terms: (amount: string) => object) => (rate: Node) => {
  const payment = paymentOf(rate);
  payment.cancellation_penalties = terms(payment.amount);
};

export const etgKinds: readonly ShapedKind[] = [
  {
    of: 'rate',
    isOne: (node) => 'payment_options' in node && 'match_hash' in node,
    keyOf: (rate) => String(rate.match_hash),
    by: {
      'a price with one decimal': (rate) => shortenSums(rate, isAmount),
      'a price without decimals': (rate) => shortenSums(rate, isAmount),
      'a price with a comma': (rate) => {
        paymentOf(rate).amount = paymentOf(rate).amount.replace('.', ',');
      },
      'two free periods before the full price': onTerms((amount) => ({
        policies: [
          period(null, '2026-12-06T19:00:00', '0.00'),
          period('2026-12-06T19:00:00', '2026-12-08T19:00:00', '0.00'),
          period('2026-12-08T19:00:00', null, amount),
        ],
        free_cancellation_before: '2026-12-06T19:00:00',
      })),
      'one period for ever': onTerms((amount) => ({
        policies: [period(null, null, amount)],
        free_cancellation_before: null,
      })),
      'periods that contradict the free cancellation': onTerms((amount) => ({
        policies: [period(null, null, amount)],
        free_cancellation_before: '2026-12-06T19:00:00',
      })),
    },
  },
  {
    of: 'form',
    isOne: (node) => 'payment_types' in node && 'partner_order_id' in node,
    keyOf: (form) => String(form.partner_order_id),
    by: {
      'a sum to pay without decimals': (form) => shortenSums(form, isAmount),
      'a sum to pay with one decimal': (form) => shortenSums(form, isAmount),
    },
  },
  {
    of: 'order',
    isOne: (node) => 'hotel_data' in node && 'partner_data' in node,
    keyOf: (order) => String(order.order_id),
    by: {},
  },
  {
    of: 'review',
    isOne: (node) => 'review_plus' in node && 'review_minus' in node,
    keyOf: ({ id }) => String(id),
    by: {},
  },
  {
    of: 'content',
    isOne: (node) => 'room_groups' in node && 'hid' in node,
    keyOf: ({ hid }) => String(hid),
    by: {},
  },
];
