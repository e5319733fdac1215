import type { Extra } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { totalOf } from '../sums/extras-sums';
import type { createExtrasPurchase } from './buy-extras';
import { bare } from '../sums/extras-price';
import { extrasStore } from '../store/extras-store';

export interface WaitingExtras {
  id: string;
  orderNumber: string;
  extras: Extra[];
  /** What the visitor has paid. */
  total: Money;
  requestedAt: Date;
}

/** Paid extras for whoever serves the operators. */
export interface ExtrasDesk {
  /** The longest waiting first. */
  waiting(count: number): Promise<WaitingExtras[]>;
  /** The carrier has confirmed them. False: they do not wait for it. */
  done(id: string): Promise<boolean>;
  /** The carrier refuses, and the money goes back. False: they do not wait for it. */
  decline(id: string): Promise<boolean>;
}

export function createExtrasDesk(
  { database: { db } }: Pick<AppDeps, 'database'>,
  { finish, decline }: Pick<ReturnType<typeof createExtrasPurchase>, 'finish' | 'decline'>,
): ExtrasDesk {
  return {
    async waiting(count) {
      const rows = await extrasStore.waiting(db, count);
      return rows.map((row) => ({
        id: row.id,
        orderNumber: row.order_number,
        extras: row.items.map(bare),
        total: money(totalOf(row), row.items[0]!.price.currency),
        requestedAt: row.created_at,
      }));
    },
    done: finish,
    decline,
  };
}
