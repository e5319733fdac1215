import { nightlyTest, rounds } from '@karvon/platform/testing/rounds';
import type { Outcome } from '../../testing/sales/check-sale';
import { openSalesShop, type OpenShop } from '../../testing/sales/sell';
import { supplierRows } from '../../testing/sales/sales-suppliers';

/** So many sales one shop makes: they take weeks of its clock. */
const SALES_OF_A_SHOP = 20;
/** Another count of sales at each supplier: KARVON_SALES=1000. */
const SALES = Number(process.env.KARVON_SALES ?? rounds(4, 250));
/** Repeats the sale of one seed, and those before it in its shop: KARVON_SALE_SEED=117. */
const wanted = Number(process.env.KARVON_SALE_SEED ?? 0);
const from = wanted > 0 ? Math.floor((wanted - 1) / SALES_OF_A_SHOP) * SALES_OF_A_SHOP + 1 : 1;
const seeds = Array.from({ length: (wanted || SALES) - from + 1 }, (_, index) => from + index);

describe.each(supplierRows.map((row, place) => [row.name, row, place] as const))(
  'seeded sales at %s',
  (_name, row, place) => {
    let shop: OpenShop | undefined;
    const outcomes: Partial<Record<Outcome, number>> = {};
    /** Shapes that no shop has sent yet. */
    let missing: readonly string[] | undefined;

    async function close(): Promise<void> {
      if (!shop) return;
      const closed = shop;
      shop = undefined;
      await closed.close();
      const here = closed.missing();
      missing = missing?.filter((name) => here.includes(name)) ?? here;
    }
    afterAll(close);

    test.each(seeds)('sale %i ends with what was bought or with the money back', async (seed) => {
      const nth = Math.floor((seed - 1) / SALES_OF_A_SHOP);
      if ((seed - 1) % SALES_OF_A_SHOP === 0) {
        await close();
        shop = await openSalesShop(row, (nth + place) % 2 === 0 ? 'uz' : 'ru', nth);
      }
      const { outcome, wrong } = await shop!.sell(seed);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      expect(wrong).toEqual([]);
    });

    nightlyTest('some visitors have bought, and others have their money back', () => {
      expect(outcomes).toMatchObject({
        bought: expect.any(Number),
        'given back': expect.any(Number),
      });
    });

    /** Few sales cannot send all of them. */
    nightlyTest('every recorded shape was sent, or says why it is not', async () => {
      await close();
      expect(missing).toEqual([]);
    });
  },
);

test('a fault that no call of its sale has met does not reach the next sale', async () => {
  const shop = await openSalesShop(
    supplierRows.find(({ name }) => name === 'etg')!,
    'ru',
    0,
  );
  shop.supplier.faults.add({ kind: 'error', on: '', times: 1 });
  const { wrong } = await shop.sell(1);
  await shop.close();
  expect(wrong).toEqual([]);
});
