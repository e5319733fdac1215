import { testChanges } from './changes.contract';
import { testExchanges } from './exchanges.contract';
import { testExtras } from './extras.contract';
import { testReturns } from './returns.contract';
import { testRaisedPrices, testSales } from './sales.contract';
import { testSearches } from './searches.contract';
import { supplierSteps } from './supplier-steps';
import type { SupplierUnderTest } from './supplier-under-test';
import { testNoChanges, testNoExchanges, testNoExtras, testNoReturns } from './without.contract';

/** The parts of the port that the adapter carries out itself; the others are `leftToPeople`. */
interface Abilities {
  extras?: boolean;
  exchanges?: boolean;
  returns?: boolean;
  airlineChanges?: boolean;
}

/**
 * The tests of every adapter of the supplier port; a new one is ready when it passes. An adapter must not offer the parts that it
 * lacks.
 */
export function testAirSupplier(
  name: string,
  setUp: () => Promise<SupplierUnderTest>,
  { extras = true, exchanges = true, returns = true, airlineChanges = true }: Abilities = {},
): void {
  describe(`${name} keeps the contract of a supplier`, () => {
    let world: SupplierUnderTest;
    beforeAll(async () => {
      world = await setUp();
    }, 120_000);
    afterAll(() => world.close());

    const current = () => world;
    const afterSale = [
      exchanges ? testExchanges : testNoExchanges,
      extras ? testExtras : testNoExtras,
      returns ? testReturns : testNoReturns,
    ];
    const changes = airlineChanges ? testChanges : testNoChanges;
    for (const test of [testSearches, testSales, changes, ...afterSale, testRaisedPrices])
      test(current, supplierSteps(current));
  });
}
