import { startDuffel } from '../../../../testing/suppliers/duffel';
import { testAirSupplier } from '../contract/air-supplier.contract';
import { provocations } from '../contract/provocations';

testAirSupplier('Duffel', async () => {
  const { api, supplier, close } = await startDuffel();
  return {
    supplier,
    ...provocations,
    givesPartsBack: false,
    sellsSeatsLater: false,
    remembersPrices: false,
    now: () => api.clock.now(),
    pass: (minutes) => api.clock.advance({ minutes }),
    close,
  };
});
