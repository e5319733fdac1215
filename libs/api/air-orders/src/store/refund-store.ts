import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import { refundTransitions, type StoredRefundState } from './refund-states';
import type { AirRefundsTable } from './refund-tables';

export type RefundRow = Selectable<AirRefundsTable>;

/** States in which no other refund of the order may begin. */
export const underWay: readonly StoredRefundState[] = ['in-review', 'at-carrier', 'at-bank'];

const states = createLifeCycle('refund of an air order', refundTransitions);

/** Rows of refunds. Each change of the state is stored as a step. */
export const refundStore = {
  async insert(tx: Tx, refund: Insertable<AirRefundsTable>): Promise<void> {
    await tx.insertInto('air_refunds').values(refund).execute();
    if (refund.state !== 'quoted')
      await this.addStep(tx, refund.id, refund.state, refund.created_at);
  },

  find(db: Db | Tx, id: string): Promise<RefundRow | undefined> {
    return db.selectFrom('air_refunds').selectAll().where('id', '=', id).executeTakeFirst();
  },

  /** The confirmed refunds of an order: the one under way first, declined ones last, newer before older. */
  confirmed(db: Db | Tx, orderNumber: string): Promise<RefundRow[]> {
    return db
      .selectFrom('air_refunds')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', '!=', 'quoted')
      .orderBy((where) => where('state', 'in', underWay), 'desc')
      .orderBy((where) => where('state', '=', 'declined'))
      .orderBy('created_at', 'desc')
      .execute();
  },

  async latest(db: Db | Tx, orderNumber: string): Promise<RefundRow | undefined> {
    return (await this.confirmed(db, orderNumber))[0];
  },

  /** Changes the state; false when the present state does not allow it. */
  async move(tx: Tx, id: string, to: StoredRefundState, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('air_refunds')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', 'in', states.sources(to))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) await this.addStep(tx, id, to, at);
    return numUpdatedRows === 1n;
  },

  async addStep(tx: Tx, refundId: string, state: StoredRefundState, at: Date): Promise<void> {
    await tx.insertInto('air_refund_steps').values({ refund_id: refundId, state, at }).execute();
  },

  steps(db: Db, refundId: string): Promise<{ state: StoredRefundState; at: Date }[]> {
    return db
      .selectFrom('air_refund_steps')
      .select(['state', 'at'])
      .where('refund_id', '=', refundId)
      .orderBy('id')
      .execute();
  },

  async setSupplierQuote(db: Db | Tx, id: string, quoteId: string): Promise<void> {
    await db
      .updateTable('air_refunds')
      .set({ supplier_quote_id: quoteId })
      .where('id', '=', id)
      .execute();
  },
};
