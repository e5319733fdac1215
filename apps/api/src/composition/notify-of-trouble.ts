import type { AppDeps } from '@karvon/platform/app-deps';
import type { PaymentDesk } from '@karvon/payments';

const max = 1_000;
/** Staff are not notified of a dead job of this queue: the notice itself has failed. */
const own = 'messages.send-to-staff';

const DAY_MS = 86_400_000;

/**
 * Notifies staff of what the sweep has found: dead jobs, payments that no bank has decided for a day, payments that differ from
 * the ledger, and tax receipts that were not registered.
 */
export async function notifyOfTrouble(
  {
    clock,
    database: { db },
    jobs,
    notifyStaff,
  }: Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'notifyStaff'>,
  payments: PaymentDesk,
): Promise<void> {
  const dead = (await jobs.board.deadToday(max)).filter(({ queue }) => queue !== own);
  const differences = await payments.differences(max);
  const receipts = await payments.receipts(max);
  const undecided = await payments.undecided(max, new Date(clock.now().getTime() - DAY_MS));
  await db.transaction().execute(async (tx) => {
    await notifyStaff(
      tx,
      'dead-job',
      dead.map(({ id, queue, data }) => ({ id, line: `${queue}  ${data.orderNumber ?? id}` })),
    );
    await notifyStaff(
      tx,
      'undecided-payment',
      undecided.map(({ paymentId: id, orderNumber, provider }) => ({
        id,
        line: `${orderNumber}  ${provider}`,
      })),
    );
    await notifyStaff(
      tx,
      'money-difference',
      differences.map(({ paymentId: id, orderNumber }) => ({ id, line: orderNumber })),
    );
    await notifyStaff(
      tx,
      'tax-receipt',
      receipts.map(({ receipt, orderNumber, provider, state }) => ({
        id: `${receipt}/${state}`,
        line: `${orderNumber}  ${provider}`,
      })),
    );
  });
}
