import { namesContext } from '../../modules/air-search/suppliers/sirena/book/tables';
import type { TestApp } from '../start-test-app';

/** Writes down what the adapter of Sirena would for an order of ours, where no simulator of it runs. */
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
