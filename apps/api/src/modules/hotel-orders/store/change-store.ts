import type { StayChangeState } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import type { PersonalData } from '@karvon/platform/personal-data';
import { openChangeStates, stayChangeTransitions } from './change-states';
import type { HotelChangeTables, WantedPersons } from './change-tables';

export type ChangeRow = Selectable<HotelChangeTables['hotel_changes']>;

const states = createLifeCycle('change of a stay', stayChangeTransitions);

/** What the persons of a change are sealed for. */
export const wantedContext = (id: string) => `hotel-change/${id}/wanted`;

export const wantedOf = (data: PersonalData, { id, wanted_sealed: sealed }: ChangeRow) =>
  data.open<WantedPersons>(sealed, wantedContext(id));

async function addStep(tx: Tx, changeId: string, state: StayChangeState, at: Date): Promise<void> {
  await tx.insertInto('hotel_change_steps').values({ change_id: changeId, state, at }).execute();
}

/** Rows of changes. Each change of the state is a step. */
export const changeStore = {
  async insert(tx: Tx, change: Omit<ChangeRow, 'state' | 'polls'>): Promise<void> {
    await tx
      .insertInto('hotel_changes')
      .values({ ...change, state: 'requested' })
      .execute();
    await addStep(tx, change.id, 'requested', change.created_at);
  },

  find(db: Db | Tx, id: string): Promise<ChangeRow | undefined> {
    return db.selectFrom('hotel_changes').selectAll().where('id', '=', id).executeTakeFirst();
  },

  findByRequestKey(db: Db | Tx, key: string): Promise<ChangeRow | undefined> {
    return db
      .selectFrom('hotel_changes')
      .selectAll()
      .where('request_key', '=', key)
      .executeTakeFirst();
  },

  /** The oldest first. */
  of(db: Db | Tx, orderNumber: string): Promise<ChangeRow[]> {
    return db
      .selectFrom('hotel_changes')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .orderBy('created_at')
      .execute();
  },

  /** The change of an order that is under way. */
  open(db: Db | Tx, orderNumber: string): Promise<ChangeRow | undefined> {
    return db
      .selectFrom('hotel_changes')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .where('state', 'in', openChangeStates)
      .executeTakeFirst();
  },

  /** Those that wait for an operator, and since when; the longest waiting first. */
  waiting(db: Db, count: number): Promise<(ChangeRow & { since: Date })[]> {
    return db
      .selectFrom('hotel_changes')
      .innerJoin('hotel_change_steps as step', (join) =>
        join
          .onRef('step.change_id', '=', 'hotel_changes.id')
          .onRef('step.state', '=', 'hotel_changes.state'),
      )
      .selectAll('hotel_changes')
      .select(({ fn }) => fn.max('step.at').as('since'))
      .where('hotel_changes.state', '=', 'in-review')
      .groupBy('hotel_changes.id')
      .orderBy('since')
      .limit(count)
      .execute();
  },

  /** Changes the state; false when the present state does not allow it. */
  async move(tx: Tx, id: string, to: StayChangeState, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('hotel_changes')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', 'in', states.sources(to))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await addStep(tx, id, to, at);
    return true;
  },

  /** Ends the change under way of an order that is over. */
  async withdraw(tx: Tx, orderNumber: string, at: Date): Promise<void> {
    const open = await this.open(tx, orderNumber);
    if (open) await this.move(tx, open.id, 'withdrawn', at);
  },

  /** Takes up again what a cancellation has ended: the hotel may have been asked for it. @returns the change */
  async takeUp(tx: Tx, orderNumber: string, at: Date): Promise<string | null> {
    const latest = (await this.of(tx, orderNumber)).at(-1);
    return latest && (await this.move(tx, latest.id, 'requested', at)) ? latest.id : null;
  },

  async setPolls(tx: Tx, id: string, polls: number): Promise<void> {
    await tx.updateTable('hotel_changes').set({ polls }).where('id', '=', id).execute();
  },

  steps(db: Db, changeId: string): Promise<{ state: StayChangeState; at: Date }[]> {
    return db
      .selectFrom('hotel_change_steps')
      .select(['state', 'at'])
      .where('change_id', '=', changeId)
      .orderBy('id')
      .execute();
  },

  /** The steps of all changes of an order. */
  stepsOf(db: Db, orderNumber: string): Promise<{ state: StayChangeState; at: Date }[]> {
    return db
      .selectFrom('hotel_change_steps as step')
      .innerJoin('hotel_changes', 'hotel_changes.id', 'step.change_id')
      .select(['step.state', 'step.at'])
      .where('order_number', '=', orderNumber)
      .orderBy('step.id')
      .execute();
  },
};
