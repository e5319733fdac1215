import { sql } from 'kysely';
import type { Tx } from '../../../db/database';
import { problem } from '../../../http/problem';
import type { OwnerColumns } from '../../orders/order-owners';

/** The keys by which holds are counted. */
export interface Holder extends OwnerColumns {
  /** The fingerprint of the browser; null for a browser without a secret. */
  device_key: string | null;
}

const keysOf = ({ booker_fingerprint: phone, device_key: device }: Holder) =>
  [phone, device].filter((key) => key !== null);

/**
 * Refuses another order while too many unpaid orders of the same phone or browser hold seats: endless bookings would keep
 * others from flying. Orders of one phone or browser wait for each other until `tx` ends.
 * @throws problem unpaid-holds-full
 */
export async function checkUnpaidHolds(
  tx: Tx,
  holder: Holder,
  { limit, now }: { limit: number; now: Date },
): Promise<void> {
  // Locked in one order everywhere, so that there are no deadlocks.
  for (const key of keysOf(holder).sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hold ${key}`}, 0))`.execute(tx);
  const { by_phone: byPhone, by_device: byDevice } = await tx
    .selectFrom('air_orders')
    .select(({ fn }) => [
      fn
        .countAll<string>()
        .filterWhere('booker_fingerprint', '=', holder.booker_fingerprint)
        .as('by_phone'),
      fn.countAll<string>().filterWhere('device_key', '=', holder.device_key).as('by_device'),
    ])
    .where('status', '=', 'not-paid')
    .where('supply', 'in', ['hold-asked', 'held', 'on-payment'])
    .where((where) => where.or([where('pay_before', 'is', null), where('pay_before', '>', now)]))
    .where((where) =>
      where.or([
        where('booker_fingerprint', '=', holder.booker_fingerprint),
        where('device_key', '=', holder.device_key),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Math.max(Number(byPhone), Number(byDevice)) >= limit)
    throw problem('unpaid-holds-full', { limit });
}
