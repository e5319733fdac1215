import { supplierTotal } from '@karvon/air-supply/supplier-total';
import { startSirena, type SirenaUnderTest } from './testing';
import { provocations } from '@karvon/air-supply/contract/provocations';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';

/** Removes the time limit from a priced variant. */
function removeLimit(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  delete (node as Record<string, unknown>)['@utc_timelimit'];
  Object.values(node).forEach(removeLimit);
}

let world: SirenaUnderTest;
let limitless = false;
beforeAll(async () => {
  world = await startSirena({
    change(response) {
      if (limitless && 'pricing_variant' in response.body) {
        limitless = false;
        removeLimit(response.body);
      }
      return response;
    },
  });
});
afterAll(() => world.close());

test('a fare without a time limit is paid at once; the other fares of its flights are held', async () => {
  const { supplier } = world;
  const { find, requestOf } = supplierSteps(() => ({ supplier, ...provocations }));
  const found = (await find()).find(({ fares }) => fares.length > 1)!;
  limitless = true;
  const offer = await supplier.price(found.id);
  const [instant, held] = offer.fares;
  expect(offer.instantFares).toEqual([instant!.id]);
  const request = {
    ...requestOf(offer),
    fareId: held!.id,
    supplierTotal: supplierTotal(held!.lines),
  };
  expect(await supplier.hold(request)).toMatchObject({ pnr: expect.any(String) });
});
