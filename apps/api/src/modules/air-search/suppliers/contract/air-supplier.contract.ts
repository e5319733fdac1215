import { testChanges } from './changes.contract';
import { testExchanges } from './exchanges.contract';
import { testExtras } from './extras.contract';
import { testReturns } from './returns.contract';
import { testRaisedPrices, testSales } from './sales.contract';
import { testSearches } from './searches.contract';
import { supplierSteps } from './supplier-steps';
import type { SupplierUnderTest } from './supplier-under-test';

/** What every adapter of the supplier port must do; a new one is ready when it passes. */
export function testAirSupplier(name: string, setUp: () => Promise<SupplierUnderTest>): void {
  describe(`${name} keeps the contract of a supplier`, () => {
    let world: SupplierUnderTest;
    beforeAll(async () => {
      world = await setUp();
    }, 120_000);
    afterAll(() => world.close());

    const current = () => world;
    const parts = [testSearches, testSales, testChanges, testExchanges, testExtras, testReturns];
    for (const test of [...parts, testRaisedPrices]) test(current, supplierSteps(current));
  });
}
