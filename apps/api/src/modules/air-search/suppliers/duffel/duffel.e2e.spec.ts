import { startDuffel } from '../../../../testing/suppliers/duffel';
import { testAirSupplier } from '../contract/air-supplier.contract';
import { provocations } from '../contract/provocations';
import type { AirSupplier } from '../air-supplier';
import type { SupplierUnderTest } from '../contract/supplier-under-test';
import { leftToPeople } from '../left-to-people';

async function start(
  change = (supplier: AirSupplier): AirSupplier => supplier,
): Promise<SupplierUnderTest> {
  const { api, supplier, close } = await startDuffel();
  return {
    supplier: change(supplier),
    ...provocations,
    givesPartsBack: false,
    sellsSeatsLater: false,
    remembersPrices: false,
    now: () => api.clock.now(),
    pass: (minutes) => api.clock.advance({ minutes }),
    close,
  };
}

testAirSupplier('Duffel', () => start());

// The minimum of a new adapter: eight of eighteen calls.
testAirSupplier(
  'An adapter that finds and sells, and leaves the rest to people,',
  () =>
    start(({ search, price, rules, hold, order, find, issue, cancel }) => ({
      ...{ search, price, rules, hold, order, find, issue, cancel },
      ...leftToPeople.calendar,
      ...leftToPeople.returns,
      ...leftToPeople.airlineChanges,
      ...leftToPeople.exchanges,
      ...leftToPeople.extras,
    })),
  { extras: false, exchanges: false, returns: false, airlineChanges: false },
);
