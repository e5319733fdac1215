import { namesContext } from '@karvon/sirena';
import type { TestApp } from '../start-test-app';

/** Stores the row that the adapter of Sirena would store for an order of ours, for tests without its simulator. */
export async function noteSirenaRequest(
  { clock, database, personalData }: Pick<TestApp, 'clock' | 'database' | 'personalData'>,
  reference: string,
  names: readonly { surname: string; name: string }[],
): Promise<void> {
  await database.db
    .insertInto('sirena_orders')
    .values({
      reference,
      state: 'made',
      asked_at: clock.now(),
      order_id: null,
      names_sealed: personalData.seal(names, namesContext(reference)),
      account_amount: 1,
      amount: 1,
      currency: 'RUB',
    })
    .execute();
}
