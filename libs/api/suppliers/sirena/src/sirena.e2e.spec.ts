import { startSirena } from './testing';
import { testAirSupplier } from '@karvon/air-supply/contract/air-supplier.contract';
import { provocations } from '@karvon/air-supply/contract/provocations';

testAirSupplier(
  'Sirena',
  async () => {
    const { ground, supplier, close } = await startSirena();
    return {
      supplier,
      ...provocations,
      givesPartsBack: false,
      sellsSeatsLater: false,
      remembersPrices: false,
      tellsEmissions: false,
      now: () => ground.clock.now(),
      pass: (minutes) => ground.clock.advance({ minutes }),
      close,
    };
  },
  { extras: false, exchanges: false, returns: false, airlineChanges: false },
);
