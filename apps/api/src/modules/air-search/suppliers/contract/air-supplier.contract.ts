import { testChanges } from './changes.contract';
import { testExchanges } from './exchanges.contract';
import { testExtras } from './extras.contract';
import { testReturns } from './returns.contract';
import { testRaisedPrices, testSales } from './sales.contract';
import { testSearches } from './searches.contract';
import { supplierSteps } from './supplier-steps';
import type { SupplierUnderTest } from './supplier-under-test';
import { testNoExchanges, testNoExtras } from './without.contract';

/**
 * What every adapter of the supplier port must do; a new one is ready when it passes. One that sells no `extras` or makes no
 * `exchanges` says so: then it must offer none.
 */
export function testAirSupplier(
  name: string,
  setUp: () => Promise<SupplierUnderTest>,
  { extras = true, exchanges = true }: { extras?: boolean; exchanges?: boolean } = {},
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
      testReturns,
    ];
    for (const test of [testSearches, testSales, testChanges, ...afterSale, testRaisedPrices])
      test(current, supplierSteps(current));
  });
}
