import { startFaultyAcase } from '../../../../testing/suppliers/acase';
import { describeHotelFaults } from '../contract/hotel-faults.contract';

describeHotelFaults('Академсервис', (onLog) => startFaultyAcase({ onLog }), {
  calls: { search: 'HotelSearchRequest', price: 'HotelPricingRequest2', book: 'OrderRequest' },
  secret: /simulator/i,
});
