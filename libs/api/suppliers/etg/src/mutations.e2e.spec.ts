import { startFaultyEtg } from './testing';
import { describeHotelMutations } from '@karvon/hotel-supply/contract/hotel-mutations.contract';

describeHotelMutations('ETG', (change) => startFaultyEtg({ change }), {
  mutation: {
    wrong: ['', null, 'x', -1, 99_999, {}, [null], '99999999999999'],
    shortened: (value) =>
      Array.isArray(value) || typeof value === 'string' ? value : String(value ?? ''),
  },
  voucherNumber: /^\d+$/,
});
