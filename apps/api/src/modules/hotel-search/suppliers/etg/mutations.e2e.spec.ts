import { startFaultyEtg } from '../../../../testing/suppliers/etg';
import { describeHotelMutations } from '../contract/hotel-mutations.contract';

describeHotelMutations('ETG', (change) => startFaultyEtg({ change }), {
  mutation: {
    wrong: ['', null, 'x', -1, 99_999, {}, [null], '99999999999999'],
    shortened: (value) =>
      Array.isArray(value) || typeof value === 'string' ? value : String(value ?? ''),
  },
  voucherNumber: /^\d+$/,
});
