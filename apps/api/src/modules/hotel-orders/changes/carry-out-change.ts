import type { AppDeps } from '@karvon/platform/app-deps';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import type { PersonalData } from '@karvon/platform/personal-data';
import { phase } from '@karvon/platform/phase';
import { RoomRefused, type RoomSeller } from '@karvon/hotel-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { pollDelayMs } from '../terms/deadlines';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';
import { openChangeStates } from '../store/change-states';
import { changeStore, wantedOf, type ChangeRow } from '../store/change-store';
import { checkInOf } from './changeable';

export interface CarryOutChangeDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger' | 'notifyStaff'
> {
  announce: Announce;
  data: PersonalData;
  seller: Pick<RoomSeller, 'amend'>;
  store: HotelOrderStore;
}

/** So long a hotel may think about a change before an operator asks it; at check-in the change is over. */
const respondWithinMs = 24 * 60 * 60_000;

const isLate = (order: HotelOrderRow, now: Date) => now >= checkInOf(order);

/** When to ask again: at check-in at the latest. */
const nextLook = (polls: number, order: HotelOrderRow, now: Date) =>
  new Date(Math.min(now.getTime() + pollDelayMs(polls), checkInOf(order).getTime()));

/** Has the hotel change a booked stay (phases M2 to M4). What it does not do by itself goes to an operator. */
export function createChangeFulfilment({
  clock,
  database: { db },
  jobs,
  logger,
  notifyStaff,
  announce,
  data,
  seller,
  store,
}: CarryOutChangeDeps) {
  /** The hotel has the new names: the order has them too, and its voucher is drawn anew. False: it is over already. */
  async function confirm(id: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const change = await changeStore.find(tx, id);
      if (!change) return false;
      const { order_number: number } = change;
      const order = await store.lock(tx, number);
      if (!(await changeStore.move(tx, id, 'confirmed', clock.now()))) return false;
      await store.setGuests(tx, order, wantedOf(data, change));
      await store.setVoucher(tx, number, 'generating');
      await jobs.enqueue(tx, 'hotel-orders.print', { orderNumber: number }, { key: number });
      return true;
    });
  }

  /** The booking stands as it was. False: the change is over already. */
  async function refuse(id: string): Promise<boolean> {
    return db.transaction().execute(async (tx) => {
      const change = await changeStore.find(tx, id);
      if (!change || !(await changeStore.move(tx, id, 'refused', clock.now()))) return false;
      const { order_number: number } = change;
      await announce(tx, { kind: 'hotel', number, occasion: id }, 'change-refused');
      return true;
    });
  }

  /** The guests come and nobody has answered: the change is over. Before that, a person asks the hotel. */
  async function giveUp({ id }: ChangeRow, order: HotelOrderRow, why: unknown): Promise<void> {
    const { number } = order;
    if (isLate(order, clock.now())) return void (await refuse(id));
    logger.warn({ err: why, change: id, order: number }, 'a change of a stay needs a person');
    await db.transaction().execute(async (tx) => {
      if (!(await changeStore.move(tx, id, 'in-review', clock.now()))) return;
      await notifyStaff(tx, 'stay-change', [{ id, line: number }]);
      const startAfter = checkInOf(order);
      await jobs.enqueue(tx, 'hotel-orders.change', { changeId: id }, { startAfter });
    });
  }

  async function lookAgain({ id, polls }: ChangeRow, order: HotelOrderRow): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await changeStore.setPolls(tx, id, polls + 1);
      const startAfter = nextLook(polls, order, clock.now());
      await jobs.enqueue(tx, 'hotel-orders.change', { changeId: id }, { startAfter });
    });
  }

  async function ask(change: ChangeRow, order: HotelOrderRow, once = false): Promise<void> {
    const { id, created_at: since } = change;
    const wanted = { reference: id, ...wantedOf(data, change) };
    const { amendment } = await seller.amend(order.supplier_order_id!, wanted);
    phase('M3');
    const now = clock.now();
    const waits = !isLate(order, now) && now.getTime() - since.getTime() < respondWithinMs;
    if (amendment === 'confirmed') await confirm(id);
    else if (amendment === 'refused') await refuse(id);
    else if (waits) await (once ? undefined : lookAgain(change, order));
    else await giveUp(change, order, new Error('the hotel has not answered'));
    phase('M4');
  }

  return {
    confirm,
    refuse,

    /**
     * The job. The supplier is asked once under the change's id, however often the job runs. At check-in it ends what an
     * operator has not settled.
     * @param run `once`: another look follows anyway
     */
    async carryOut(id: string, run: Pick<JobRun, 'last'> & { once?: true }): Promise<void> {
      phase('M2');
      const change = await changeStore.find(db, id);
      if (!change || !openChangeStates.includes(change.state)) return;
      const order = (await store.find(db, change.order_number))!;
      if (order.status !== 'finished') return;
      if (change.state === 'in-review' && !isLate(order, clock.now())) return;
      if (change.state === 'in-review') return void (await refuse(id));
      try {
        await ask(change, order, run.once);
      } catch (error) {
        if (!run.last && !(error instanceof RoomRefused)) throw error;
        await giveUp(change, order, error);
      }
    },
  };
}

export type ChangeFulfilment = ReturnType<typeof createChangeFulfilment>;
