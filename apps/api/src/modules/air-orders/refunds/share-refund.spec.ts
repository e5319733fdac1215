import { shareRefund } from './share-refund';

const payments = [
  { id: 'order', amount: 100 },
  { id: 'exchange', amount: 40 },
];

test.each([
  ['the payment of the order has enough', 90, 0, [{ id: 'order', amount: 90 }]],
  [
    'the rest is taken from the payment of the exchange',
    120,
    0,
    [
      { id: 'order', amount: 100 },
      { id: 'exchange', amount: 20 },
    ],
  ],
  ['an earlier refund has emptied the first one', 30, 105, [{ id: 'exchange', amount: 30 }]],
  ['never more than was paid', 500, 130, [{ id: 'exchange', amount: 10 }]],
  ['nothing comes back', 0, 0, []],
])('%s', (_, total, before, expected) => {
  expect(shareRefund(total, payments, before)).toEqual(expected);
});
