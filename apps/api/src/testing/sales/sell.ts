import { createShapes } from '@karvon/supplier-simulators';
import { createBankShapes } from '../bank-shapes/bank-shapes';
import { createRandom, type Random } from '@karvon/platform/testing/random';
import { testNow } from '@karvon/platform/testing/test-clock';
import { createAirSale } from './air-sale';
import { openRussianShop, openUzbekShop } from './bank-peers';
import { wrongWith, type Outcome } from './check-sale';
import { createHotelSale } from './hotel-sale';
import { createOperator, type SentByHand } from './operator';
import { createCourse, type Course, type Sale, type SalesShop } from './sale';
import { supplierConfig, type SupplierRow } from './sales-suppliers';
import { isTold, watchFailures } from './watch-failures';

export interface OpenShop extends SalesShop {
  /** Makes one sale; @returns its outcome and its mistakes: none when all is right */
  sell(seed: number): Promise<{ outcome: Outcome; wrong: string[] }>;
  /** The recorded shapes of the supplier that were not sent yet. */
  missing(): string[];
}

/** Random numbers with which no recorded shape is drawn. */
const never: Random = { upTo: () => 1, pick: (list) => list[0]! };

const openShopOf = { uz: openUzbekShop, ru: openRussianShop };

/** The share of a supplier's items that get a recorded shape. */
const SHARE = 0.4;

/** A whole shop that sells through one supplier's simulator, with the recorded shapes on. */
export async function openSalesShop(
  row: SupplierRow,
  edition: 'uz' | 'ru',
  seed: number,
): Promise<OpenShop> {
  let random = createRandom(seed);
  let quiet = false;
  const banksShapes = createBankShapes(() => (quiet ? never : random));
  const shapes = createShapes(row.name, { seed: String(seed), share: SHARE });
  let now = () => new Date(testNow);
  const supplier = await row.start({ now: () => now(), change: shapes.change });
  const { extend, failures } = watchFailures();
  const bank = await openShopOf[edition]({
    shapes: banksShapes,
    extend,
    config: {
      ...supplierConfig(supplier, edition),
      airSearch: { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 },
      hotelSearch: { deadlineMs: 60_000, graceMs: 60_000 },
    },
  });
  const { api } = bank;
  now = () => api.clock.now();
  supplier.hears?.(bank.url);
  const shop: SalesShop = { ...bank, row, supplier };

  /** Lets four days pass: forgotten work is found, waiting work is done, and a person settles the rest. */
  async function comeToRest(
    sale: Sale,
    course: Course,
    random: Random,
    byHand: SentByHand,
  ): Promise<void> {
    const operator = createOperator(shop, random);
    supplier.faults.clear();
    const { db } = api.database;
    for (let round = 0; round < 8; round += 1) {
      // From the fourth round on the banks report every status.
      quiet = round >= 3;
      await supplier.settled?.();
      for (const { payment, peer } of course.payments) {
        await peer.deliverLate();
        await api.inject(`/v1/payments/${payment.id}`);
      }
      await api.clock.advance({ minutes: 690 });
      if (round % 2 === 1) await api.jobs.enqueue(db, 'jobs.sweep', {});
      await api.jobs.revive();
      await api.jobs.drain();
      if (round >= 3) await operator.decide(sale, course);
      if (round >= 4) await operator.sendMoney(course, byHand);
    }
    await api.jobs.drain();
  }

  return {
    ...shop,
    missing: shapes.missing,
    async sell(sold) {
      random = createRandom(sold);
      // A fault that no call of the sale before has met would be one that this sale knows nothing of.
      supplier.faults.clear();
      const sale = (row.sells === 'flights' ? createAirSale : createHotelSale)(shop, random);
      const { course, run } = createCourse(shop, sale, random);
      failures.length = 0;
      quiet = false;
      const broken = await run().then(
        () => [],
        (error: Error) => [String(error.stack)],
      );
      const byHand: SentByHand = new Map();
      if (sale.orders.length > 0) await comeToRest(sale, course, random, byHand);
      const failed = failures.filter((failure) => !isTold(failure, course.disturbed));
      const { outcome, wrong } = await wrongWith(api.database.db, sale, course, byHand);
      wrong.push(...broken, ...failed.map(({ text }) => text));
      return { outcome, wrong: wrong.length > 0 ? [...course.history, ...wrong] : [] };
    },
    async close() {
      await supplier.close();
      await bank.close();
    },
  };
}
