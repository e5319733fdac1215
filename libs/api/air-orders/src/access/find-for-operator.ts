import { surnamesIn } from '@karvon/name-spelling';
import type { AppDeps } from '@karvon/platform/app-deps';
import { readBookingNumber } from '@karvon/order-ground/order-number';
import type { FoundOrder } from '@karvon/order-ground/found-order';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { OrderRow, OrderStore } from '../store/order-store';
import { surnameContext } from '../store/passenger-store';

export interface OrderFinderDeps extends Pick<AppDeps, 'database' | 'personalData'> {
  owners: Pick<OrderOwners, 'fingerprint'>;
  store: OrderStore;
}

const max = 20;

/** Finds orders for an operator: by our number, the PNR, a passenger's surname or the booker's phone. */
export function createOrderFinder({
  database: { db },
  owners,
  personalData,
  store,
}: OrderFinderDeps) {
  async function people(number: string): Promise<string[]> {
    const passengers = await store.passengers(db, number);
    return passengers.map(({ surname, name, ticketNumber }) =>
      [surname, name, ticketNumber].filter(Boolean).join(' '),
    );
  }

  async function describe(order: OrderRow): Promise<FoundOrder> {
    const { number, status, supply, sold, total, currency } = order;
    const route = sold.slices.map(({ origin, destination }) => `${origin}–${destination}`);
    const day = sold.slices[0]?.segments[0]?.departingAt.slice(0, 10) ?? '';
    return {
      kind: 'air',
      number,
      status,
      supply,
      reference: order.pnr,
      replaces: null,
      what: `${route.join(', ')} ${day}`,
      total: { amount: total, currency },
      createdAt: order.created_at,
      payBefore: order.pay_before,
      history: await store.history(db, number),
      // A row that was sealed with another key does not hide the others.
      people: await people(number).catch(() => ['UNREADABLE']),
      booker: readable(() => store.booker(order)),
    };
  }

  function readable(read: () => { mobilePhone: string; email: string }): FoundOrder['booker'] {
    try {
      const { mobilePhone, email } = read();
      return { phone: mobilePhone, email };
    } catch {
      return null;
    }
  }

  return async function find(text: string, phone: string | undefined): Promise<FoundOrder[]> {
    const { number, pnr } = readBookingNumber(text);
    const surnames = surnamesIn(text).map((one) => personalData.fingerprint(one, surnameContext));
    const rows = await db
      .selectFrom('air_orders')
      .selectAll()
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('number', '=', number),
          eb('pnr', '=', pnr),
          ...(phone === undefined
            ? []
            : [eb('booker_fingerprint', '=', owners.fingerprint(phone))]),
          ...(surnames.length === 0
            ? []
            : [
                eb(
                  'number',
                  'in',
                  selectFrom('air_order_passengers')
                    .select('order_number')
                    .where('surname_key', 'in', surnames),
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
