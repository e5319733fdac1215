import { faultySirena, startSirena } from '../../../../testing/suppliers/sirena';
import { testAirFaults } from '../contract/air-faults.contract';

testAirFaults(
  'Sirena',
  async () => faultySirena(await startSirena()),
  { price: 'pricing_variant', book: 'booking', pay: 'payment-ext-auth:confirm' },
  { redirects: false },
);
