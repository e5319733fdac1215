import { startFaultyAcase } from './testing';
import { describeHotelMutations } from '@karvon/hotel-supply/contract/hotel-mutations.contract';

describeHotelMutations('Академсервис', (change) => startFaultyAcase({ change }), {
  mutation: {
    wrong: ['', 7, 'x', -1, '99999999999999', '&#0;'],
    shortened: (value) => (Array.isArray(value) ? value : String(value)),
  },
  voucherNumber: /^\d+$/,
});
