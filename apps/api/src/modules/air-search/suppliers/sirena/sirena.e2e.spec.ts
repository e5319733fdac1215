import { startSirena } from '../../../../testing/suppliers/sirena';
import { testAirSupplier } from '../contract/air-supplier.contract';
import { provocations } from '../contract/provocations';

testAirSupplier(
  'Sirena',
  async () => {
    const { api, supplier, close } = await startSirena();
    return {
      supplier,
      ...provocations,
      givesPartsBack: false,
      sellsSeatsLater: false,
      remembersPrices: false,
      tellsEmissions: false,
      now: () => api.clock.now(),
      pass: (minutes) => api.clock.advance({ minutes }),
      close,
    };
  },
  { extras: false, exchanges: false, returns: false, airlineChanges: false },
);
