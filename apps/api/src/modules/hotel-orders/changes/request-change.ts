import { randomUUID } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { problem } from '@karvon/platform/http/problem';
import { requestFingerprint } from '@karvon/platform/http/idempotency/request-fingerprint';
import type { PersonalData } from '@karvon/platform/personal-data';
import { phase } from '@karvon/platform/phase';
import type { HotelOrderStore } from '../store/order-store';
import { changeStore, wantedContext } from '../store/change-store';
import type { WantedPersons } from '../store/change-tables';
import { findChangeIssues, isChangeable } from './changeable';

export interface RequestChangeDeps extends Pick<AppDeps, 'clock' | 'database' | 'jobs'> {
  data: PersonalData;
  store: HotelOrderStore;
}

/** Writes down what a guest wants to have changed, and has the hotel asked (phase M1). A repeated call changes nothing. */
export function createChangeRequest({
  clock,
  database: { db },
  jobs,
  data,
  store,
}: RequestChangeDeps) {
  /** @throws problem order-not-cancellable, validation-failed */
  return async function requestChange(
    number: string,
    wanted: WantedPersons,
    call: IdempotentCall,
  ): Promise<void> {
    const key = requestFingerprint(data, call, { number, wanted }, 'hotel-change/request');
    await db.transaction().execute(async (tx) => {
      const order = await store.lock(tx, number);
      if (await changeStore.findByRequestKey(tx, key)) return;
      const now = clock.now();
      const replaced = await store.replacementOf(tx, number);
      if (replaced || !isChangeable(order, await changeStore.open(tx, number), now))
        throw problem('order-not-cancellable', { orderStatus: order.status });
      const issues = findChangeIssues(order, store.persons(order), wanted);
      if (issues.length > 0) throw problem('validation-failed', { issues });
      const id = randomUUID();
      await changeStore.insert(tx, {
        id,
        order_number: number,
        request_key: key,
        wanted_sealed: data.seal(wanted, wantedContext(id)),
        created_at: now,
      });
      await jobs.enqueue(tx, 'hotel-orders.change', { changeId: id });
    });
    phase('M1');
  };
}
