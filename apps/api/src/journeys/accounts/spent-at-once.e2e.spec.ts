import { randomUUID } from 'node:crypto';
import { postgresDatabase, type Database } from '@karvon/platform/db/database';
import { signUp } from '@karvon/accounts/testing';
import { holdableOffer, orderBodyOf, submitOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { lockWaits } from '@karvon/platform/testing/lock-waits';
import type { TestApp } from '../../testing/start-test-app';
import { openApiDatabase } from '../../testing/api-database';
import { until } from '@karvon/platform/testing/until';
import { pointsLedger } from '@karvon/accounts';

/** The embedded database serves only one process. */
const twoApis = process.env.KARVON_TEST_DATABASE_URL ? test : test.skip;

let databases: Database[] = [];
const apis: TestApp[] = [];
beforeAll(async () => {
  if (!process.env.KARVON_TEST_DATABASE_URL) return;
  const first = await openApiDatabase(process.env.KARVON_TEST_DATABASE_URL);
  const { url } = first.engine as { url: string };
  databases = [postgresDatabase(url), first];
  for (const database of databases) apis.push(await startSalesApp({ database }));
});
afterAll(async () => {
  for (const api of apis) await api.close();
  for (const database of databases) await database.close();
});

twoApis('two orders at two processes cannot spend the same points', async () => {
  const [one, other] = apis as [TestApp, TestApp];
  const { jwt, user } = await signUp(one);
  const { db } = one.database;
  const earned = { kind: 'air', number: randomUUID().slice(0, 8) } as const;
  const given = { userId: user.id, points: 1_500, at: one.clock.now() };
  await db.transaction().execute((tx) => pointsLedger.earn(tx, earned, given));
  const offer = await holdableOffer(one);
  const book = (api: TestApp, visitor: number) =>
    submitOrder(
      api,
      { ...orderBodyOf(visitor, offer), bookAgain: true, pointsToSpend: 1_000 },
      undefined,
      jwt,
    );

  // Both bookings wait at the balance before they may go on.
  const both = await db.transaction().execute(async (tx) => {
    await pointsLedger.spend(tx, { kind: 'air', number: 'nobody' }, { ...given, points: 1 });
    const booking = [book(one, 1), book(other, 2)];
    await until(
      () => lockWaits(other.database),
      (count) => count === 2,
    );
    return booking;
  });
  const responses = await Promise.all(both);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json()).toMatchObject({ code: 'points-insufficient', balance: 499 });
  expect(await pointsLedger.balance(db, user.id)).toBe(499);
});
