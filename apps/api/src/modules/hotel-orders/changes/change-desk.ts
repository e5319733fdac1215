import type { HotelGuest } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { HotelOrderStore } from '../store/order-store';
import type { ChangeFulfilment } from './carry-out-change';
import { changeStore, wantedOf } from '../store/change-store';
import type { WantedPersons } from '../store/change-tables';

export interface WaitingStayChange {
  id: string;
  orderNumber: string;
  /** The hotel, and its own number of the booking. */
  hotel: string;
  confirmation: string | null;
  arrivalDate: string;
  before: { guests: readonly HotelGuest[]; comment?: string | undefined };
  wanted: WantedPersons;
  since: Date;
}

/** Changes of stays for whoever serves the operators. */
export interface StayChangeDesk {
  /** The longest waiting first. */
  waiting(count: number): Promise<WaitingStayChange[]>;
  /** The hotel has changed the booking. False: the change does not wait for an operator (any more). */
  done(id: string): Promise<boolean>;
  /** The hotel changes nothing. False: the change does not wait for an operator (any more). */
  decline(id: string): Promise<boolean>;
}

export interface StayChangeDeskDeps extends Pick<AppDeps, 'database'> {
  data: PersonalData;
  fulfilment: Pick<ChangeFulfilment, 'confirm' | 'refuse'>;
  store: HotelOrderStore;
}

export function createStayChangeDesk({
  database: { db },
  data,
  fulfilment,
  store,
}: StayChangeDeskDeps): StayChangeDesk {
  /** The supplier may still answer a change that is not in review: then nobody decides instead. */
  async function decide(id: string, how: (id: string) => Promise<boolean>): Promise<boolean> {
    const change = await changeStore.find(db, id);
    return change?.state === 'in-review' ? how(id) : false;
  }

  return {
    async waiting(count) {
      const rows = await changeStore.waiting(db, count);
      return Promise.all(
        rows.map(async (row) => {
          const order = (await store.find(db, row.order_number))!;
          const { hotel, arrivalDate } = order.sold.ru.stay;
          const { guests, comment } = store.persons(order);
          return {
            id: row.id,
            orderNumber: order.number,
            hotel: `${hotel.name}, ${hotel.location.name}`,
            confirmation: order.confirmation,
            arrivalDate,
            before: { guests, comment },
            wanted: wantedOf(data, row),
            since: row.since,
          };
        }),
      );
    },
    done: (id) => decide(id, fulfilment.confirm),
    decline: (id) => decide(id, fulfilment.refuse),
  };
}
