import { startDuffel } from './testing';
import { testAirSupplier } from '@karvon/air-supply/contract/air-supplier.contract';
import { provocations } from '@karvon/air-supply/contract/provocations';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import type { SupplierUnderTest } from '@karvon/air-supply/contract/supplier-under-test';
import { leftToPeople } from '@karvon/air-supply/left-to-people';

async function start(
  change = (supplier: AirSupplier): AirSupplier => supplier,
): Promise<SupplierUnderTest> {
  const { ground, supplier, close } = await startDuffel();
  return {
    supplier: change(supplier),
    ...provocations,
    givesPartsBack: false,
    sellsSeatsLater: false,
    remembersPrices: false,
    now: () => ground.clock.now(),
    pass: (minutes) => ground.clock.advance({ minutes }),
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
