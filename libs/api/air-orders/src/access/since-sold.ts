import type { RefundPart } from '@karvon/contract';
import type { Db } from '@karvon/platform/db/database';
import { changeStore } from '../store/change-store';
import { costOfExchanges } from '../sums/exchange-price';
import { exchangeStore } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';
import type { StoredExtra } from '../store/extras-tables';
import { givenBack } from '../parts/part-of-order';
import { refundStore } from '../store/refund-store';

/** The changes of an order since it was sold. */
export interface SinceSold {
  /** The parts that were given back, or whose refund is under way. */
  parts: RefundPart[];
  /** The bags and seats that were bought beside the fare, without lost ones. */
  extras: StoredExtra[];
  /** The price paid for extras and exchanges, in minor units; negative when an exchange has returned money. */
  paidBeside: { extras: number; exchanges: number };
  /** How often its flights were changed, by the carrier or by an exchange. */
  changes: number;
}

/** Reads the changes of an order since it was sold, for its receipts and its calendar file. */
export async function readSinceSold(db: Db, orderNumber: string): Promise<SinceSold> {
  const bought = (await extrasStore.of(db, orderNumber)).filter(({ state }) => state === 'done');
  const exchanges = await exchangeStore.done(db, orderNumber);
  return {
    parts: givenBack(await refundStore.confirmed(db, orderNumber)),
    extras: bought.flatMap(({ items }) => items.filter((item) => !item.void)),
    paidBeside: {
      extras: bought.reduce((sum, row) => sum + totalOf(row), 0),
      exchanges: costOfExchanges(exchanges),
    },
    changes: (await changeStore.countAccepted(db, orderNumber)) + exchanges.length,
  };
}
