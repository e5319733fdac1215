import { shortenSums, type ShapedKind } from './shaped-kind';

const isAmount = (key: string) => key === 'amount' || key === 'show_amount';

export const etgKinds: readonly ShapedKind[] = [
  {
    of: 'rate',
    isOne: (node) => 'payment_options' in node && 'match_hash' in node,
    keyOf: (rate) => String(rate.match_hash),
    by: {
      'a price with one decimal': (rate) => shortenSums(rate, isAmount),
      'a price without decimals': (rate) => shortenSums(rate, isAmount),
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
    of: 'content',
    isOne: (node) => 'room_groups' in node && 'hid' in node,
    keyOf: ({ hid }) => String(hid),
    by: {},
  },
];
