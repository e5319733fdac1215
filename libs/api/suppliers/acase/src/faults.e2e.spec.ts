import { startFaultyAcase } from './testing/index';
import { describeHotelFaults } from '@karvon/hotel-supply/contract/hotel-faults.contract';

describeHotelFaults('Академсервис', (onLog) => startFaultyAcase({ onLog }), {
  calls: { search: 'HotelSearchRequest', price: 'HotelPricingRequest2', book: 'OrderRequest' },
  secret: /simulator/i,
});
