import type { Locale } from '@karvon/contract';
import { money } from '@karvon/money';
import type { Db } from '@karvon/platform/db/database';
import { formatMoney } from '@karvon/platform/format-money';
import type { FactName } from '@karvon/order-ground/notices/order-events';
import { extrasStore } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';

/** What comes back of extras that the carrier has refused. */
export async function describeExtras(
  db: Db,
  lang: Locale,
  extrasId: string | undefined,
): Promise<Partial<Record<FactName, string>>> {
  const extras = extrasId === undefined ? undefined : await extrasStore.find(db, extrasId);
  const amount = extras ? totalOf(extras) : 0;
  if (!extras || amount === 0) return {};
  return { refund: formatMoney(money(amount, extras.items[0]!.price.currency), lang) };
}
