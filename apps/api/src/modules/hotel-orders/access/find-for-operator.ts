import type { AppDeps } from '@karvon/platform/app-deps';
import type { FoundOrder } from '@karvon/order-ground/found-order';
import { readBookingNumber } from '@karvon/order-ground/order-number';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import { changeStore } from '../store/change-store';
import { buyerWords } from '../store/buyer-words';
import { buyerContext, type HotelOrderRow, type HotelOrderStore } from '../store/order-store';

export interface HotelOrderFinderDeps extends Pick<AppDeps, 'database' | 'personalData'> {
  owners: Pick<OrderOwners, 'fingerprint'>;
  store: HotelOrderStore;
}

const max = 20;

/**
 * Finds orders for an operator: by our number (and that of the same stay on other dates), the hotel's, a word of the buyer's name or
 * the booker's phone.
 */
export function createHotelOrderFinder({
  database: { db },
  owners,
  personalData,
  store,
}: HotelOrderFinderDeps) {
  function persons(order: HotelOrderRow): Pick<FoundOrder, 'booker' | 'people'> {
    try {
      const { booker, guests } = store.persons(order);
      return {
        booker: { phone: booker.phone, email: booker.email },
        people: guests.map(({ surname, name }) => `${surname} ${name}`),
      };
    } catch {
      // A row that was sealed with another key does not hide the others.
      return { booker: null, people: ['UNREADABLE'] };
    }
  }

  /** Moves of the order and steps of its changes, in the order they happened. */
  async function historyOf(number: string): Promise<FoundOrder['history']> {
    const steps = await changeStore.stepsOf(db, number);
    const changes = steps.map(({ state, at }) => ({ status: `change ${state}`, at }));
    return [...(await store.history(db, number)), ...changes].sort(
      (a, b) => a.at.getTime() - b.at.getTime(),
    );
  }

  async function describe(order: HotelOrderRow): Promise<FoundOrder> {
    const { number, status, supply, sold, total, currency } = order;
    const { arrivalDate, departureDate, hotel } = sold.ru.stay;
    return {
      kind: 'hotel',
      number,
      status,
      supply,
      reference: order.confirmation ?? order.supplier_order_id,
      replaces: order.replaces,
      what: `${hotel.name}, ${hotel.location.name} ${arrivalDate}–${departureDate}`,
      total: { amount: total, currency },
      createdAt: order.created_at,
      payBefore: order.pay_before,
      history: await historyOf(number),
      ...persons(order),
    };
  }

  return async function find(text: string, phone: string | undefined): Promise<FoundOrder[]> {
    const { number, pnr } = readBookingNumber(text);
    const words = buyerWords(text)
      .flat()
      .map((spelling) => personalData.fingerprint(spelling, buyerContext));
    const rows = await db
      .selectFrom('hotel_orders')
      .selectAll()
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('number', '=', number),
          eb('replaces', '=', number),
          eb(
            'number',
            'in',
            selectFrom('hotel_orders').select('replaces').where('number', '=', number),
          ),
          eb('confirmation', '=', pnr),
          ...(phone === undefined
            ? []
            : [eb('booker_fingerprint', '=', owners.fingerprint(phone))]),
          ...(words.length === 0
            ? []
            : [
                eb(
                  'number',
                  'in',
                  selectFrom('hotel_order_buyer_words')
                    .select('order_number')
                    .where('word_key', 'in', words),
                ),
              ]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .limit(max)
      .execute();
    return Promise.all(rows.map(describe));
  };
}
