import { refusesUnreadableAnswers } from '@karvon/hotel-supply/contract/unreadable.contract';
import { startFaultyAcase } from './testing';
import { describeHotelFaults } from '@karvon/hotel-supply/contract/hotel-faults.contract';

describeHotelFaults('Академсервис', (onLog) => startFaultyAcase({ onLog }), {
  calls: { search: 'HotelSearchRequest', price: 'HotelPricingRequest2', book: 'OrderRequest' },
  secret: /simulator/i,
});

refusesUnreadableAnswers(startFaultyAcase, ['Currency', 'WhereToPay']);
