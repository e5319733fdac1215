import { refusesUnreadableAnswers } from '@karvon/hotel-supply/contract/unreadable.contract';
import { startFaultyEtg } from './testing';
import { describeHotelFaults } from '@karvon/hotel-supply/contract/hotel-faults.contract';

describeHotelFaults('ETG', (onLog) => startFaultyEtg({ onLog }), {
  calls: {
    search: 'POST /api/b2b/v3/search/serp/',
    price: 'POST /api/b2b/v3/hotel/prebook/',
    book: 'POST /api/b2b/v3/hotel/order/booking/finish/',
  },
  secret: /c2ltdWxhdG9y|"simulator"/i,
  changes: false,
  // A number of ours is good for one order: `attempts.e2e.spec.ts` has what may still make two.
  twins: false,
});

refusesUnreadableAnswers(startFaultyEtg, ['payment_options']);
