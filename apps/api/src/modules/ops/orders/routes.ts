import { parsePhone } from '@karvon/phone';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { JobRecord } from '@karvon/platform/jobs/job-board';
import type { FindOrders, FoundOrder } from '@karvon/order-ground/found-order';
import { listPayments } from '@karvon/payments';
import type { Desk } from '../desk';
import { findOrders, listDeadJobs, retryJob, sweepNow, type JobShown } from './endpoints';

export interface OrderDesk extends Pick<AppDeps, 'database' | 'edition' | 'jobs'> {
  find: readonly FindOrders[];
  /** A moment in the edition's time zone. */
  local(moment: Date): string;
}

/** Finds an order of any kind with all its rows, and jobs that have given up. */
export function registerOrderLookups(
  { serve }: Desk,
  { database: { db }, edition, find, jobs, local }: OrderDesk,
): void {
  const showJob = ({ since, ...job }: JobRecord): JobShown => ({ ...job, since: local(since) });

  async function show({ createdAt, payBefore, history, ...order }: FoundOrder) {
    const payments = await listPayments(db, order.kind, order.number);
    return {
      ...order,
      createdAt: local(createdAt),
      payBefore: payBefore && local(payBefore),
      history: history.map(({ status, at }) => ({ status, at: local(at) })),
      payments: payments.map(({ at, returnedAt, ...payment }) => ({
        ...payment,
        at: local(at),
        returnedAt: returnedAt && local(returnedAt),
      })),
      jobs: (await jobs.board.about(order.number)).map(showJob),
    };
  }

  serve(findOrders, {
    async respond({ query: { find: text } }, act) {
      const parsed = parsePhone(text, { defaultCountry: edition.id.toUpperCase() });
      const phone = parsed.valid ? parsed.international : undefined;
      const found = (await Promise.all(find.map((one) => one(text, phone)))).flat();
      act.subject = found.map(({ number }) => number).join(' ');
      return { orders: await Promise.all(found.map(show)) };
    },
  });

  serve(listDeadJobs, {
    respond: async ({ query }) => ({ jobs: (await jobs.board.dead(query.count)).map(showJob) }),
  });

  serve(retryJob, {
    role: 'operator',
    respond: async ({ params }) => ({ retried: await jobs.retry(params.id) }),
  });

  serve(sweepNow, {
    role: 'operator',
    async respond() {
      await jobs.enqueue(db, 'jobs.sweep', {});
      return { requested: true };
    },
  });
}
