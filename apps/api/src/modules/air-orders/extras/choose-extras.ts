import { randomUUID } from 'node:crypto';
import type { ExtrasChoice } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import type { Tx } from '@karvon/platform/db/database';
import type { AppDeps } from '@karvon/platform/app-deps';
import { invalid, problem } from '@karvon/platform/http/problem';
import type { SupplierExtras } from '@karvon/air-catalogue';
import { checkNobodyPays, whileNobodyPays, type ClosePayments } from '../payment/while-nobody-pays';
import type { OrderRow } from '../store/order-store';
import { askSupplier, type OfferExtrasDeps } from './offer-extras';
import { chooseFrom } from '../sums/extras-price';
import { extrasStore } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';
import type { StoredExtra } from '../store/extras-tables';
import { forOrder, readOrderForExtras } from './sellable';

export interface ChooseExtrasDeps extends OfferExtrasDeps, Pick<AppDeps, 'jobs'> {
  closePayments: ClosePayments;
}

/** So long extras that are paid on their own wait for the payment. */
const PAY_WITHIN_MS = 30 * 60_000;

function checkPrice(items: readonly StoredExtra[], expected: Money, currency: Money['currency']) {
  if (expected.currency !== currency)
    throw invalid('expectedTotal.currency', 'currency', `the price is in ${currency}`);
  const newTotal = money(totalOf({ items }), currency);
  if (newTotal.amount !== expected.amount)
    throw problem('price-changed', { oldTotal: expected, newTotal });
}

/** What a visitor decides about extras; a choice takes the place of one that is not paid. */
export function createExtrasChoice(deps: ChooseExtrasDeps) {
  const { clock, database, edition, jobs, closePayments, store, supplier } = deps;
  const { db } = database;

  /** The chosen extras as they are sold for the order. */
  async function choose(
    tx: Tx | typeof db,
    order: OrderRow,
    choice: ExtrasChoice,
    offer: SupplierExtras,
  ) {
    const facts = await readOrderForExtras({ db: tx, store, now: clock.now() }, order);
    const items = chooseFrom(choice.extras, forOrder(offer, facts), edition);
    checkPrice(items, choice.expectedTotal, order.currency);
    return items;
  }

  /** Locks the order while nobody pays for an earlier choice. */
  const change = (number: string, act: (tx: Tx, order: OrderRow) => Promise<unknown>) =>
    whileNobodyPays(closePayments, number, () =>
      db.transaction().execute(async (tx) => {
        const order = await store.lock(tx, number);
        await checkNobodyPays(tx, number);
        await act(tx, order);
      }),
    );

  async function write(tx: Tx, order: OrderRow, items: readonly StoredExtra[]): Promise<void> {
    const { number, status, pay_before: orderEnds } = order;
    const now = clock.now();
    await extrasStore.endChoice(tx, number, 'withdrawn', now);
    const withOrder = status === 'not-paid';
    const ends = withOrder ? orderEnds! : new Date(now.getTime() + PAY_WITHIN_MS);
    const id = randomUUID();
    const free = !withOrder && totalOf({ items }) === 0;
    await extrasStore.insert(tx, {
      id,
      order_number: number,
      state: free ? 'at-carrier' : 'to-pay',
      with_order: withOrder,
      items: JSON.stringify(items),
      expires_at: ends,
      created_at: now,
    });
    if (free) await jobs.enqueue(tx, 'air-extras.buy', { extrasId: id }, { key: id });
    else if (!withOrder)
      await jobs.enqueue(tx, 'air-extras.lapse', { extrasId: id }, { startAfter: ends });
  }

  async function withdraw(number: string): Promise<void> {
    if (!(await extrasStore.open(db, number, 'to-pay'))) return;
    await change(number, (tx) => extrasStore.endChoice(tx, number, 'withdrawn', clock.now()));
  }

  return {
    /** @throws problem order-not-found, extras-unavailable, price-changed, payment-in-progress, supplier-unavailable */
    async choose(number: string, choice: ExtrasChoice): Promise<void> {
      if (choice.extras.length === 0) return withdraw(number);
      const order = await store.find(db, number);
      if (!order) throw problem('order-not-found');
      const facts = await readOrderForExtras({ db, store, now: clock.now() }, order);
      const offer = await askSupplier(supplier, order, facts);
      await choose(db, order, choice, offer);
      await change(number, async (tx, locked) =>
        write(tx, locked, await choose(tx, locked, choice, offer)),
      );
    },

    /** The job: the time to pay extras on their own is over. Money that still comes goes back. */
    async lapse(id: string): Promise<void> {
      const extras = await extrasStore.find(db, id);
      if (extras?.state !== 'to-pay' || extras.expires_at > clock.now()) return;
      const { order_number: number } = extras;
      await change(number, (tx) => extrasStore.move(tx, id, 'expired', clock.now()));
    },
  };
}
