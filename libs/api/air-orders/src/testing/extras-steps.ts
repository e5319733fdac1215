import { randomUUID } from 'node:crypto';
import type {
  AirExtras,
  AirOrderWithToken,
  CreateAirOrder,
  Extra,
  ExtrasOffer,
} from '@karvon/contract';
import type { Money } from '@karvon/money';
import { payOrder, readOrder, type SalesApi } from './order-steps';

export interface Wanted {
  extras: Extra[];
  expectedTotal: Money;
}

export const askForExtras = (api: SalesApi, { order, accessToken }: AirOrderWithToken) =>
  api.inject({
    url: `/v1/air/orders/${order.number}/extras`,
    headers: { 'order-token': accessToken },
  });

export async function offerExtras(api: SalesApi, booked: AirOrderWithToken): Promise<ExtrasOffer> {
  const response = await askForExtras(api, booked);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as ExtrasOffer;
}

export const chooseExtras = (
  api: SalesApi,
  { order, accessToken }: AirOrderWithToken,
  wanted: Wanted,
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/extras`,
    payload: { ...wanted, lang: 'ru' },
    headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
  });

export const askForFareExtras = (api: SalesApi, offerId: string, fareId: string) =>
  api.inject(`/v1/air/offers/${offerId}/fares/${fareId}/extras`);

/** What can be chosen with the fare of a booking before it is sent. */
export async function fareExtras(
  api: SalesApi,
  { offerId, fareId }: Pick<CreateAirOrder, 'offerId' | 'fareId'>,
): Promise<ExtrasOffer> {
  const response = await askForFareExtras(api, offerId, fareId);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as ExtrasOffer;
}

/** The free seats of an offer that a passenger may have, each with its price. */
export const freeSeats = ({ seatMaps }: ExtrasOffer, passenger = 0) =>
  seatMaps.flatMap(({ slice, segment, rows }) =>
    rows
      .flatMap(({ sections }) => sections.flat())
      .flatMap((seat) => {
        const price = seat?.prices[passenger];
        if (!seat || !price) return [];
        const { designator } = seat;
        const extra = { kind: 'seat' as const, passenger, slice, segment, designator };
        return [{ extra, price }];
      }),
  );

/** One bag of the offer's first kind for a passenger. */
export function oneBag({ bags }: ExtrasOffer, passenger = 0): Wanted {
  const bag = bags.find((one) => one.passenger === passenger)!;
  const { slices, kg, price } = bag;
  return {
    extras: [{ kind: 'bag', passenger, slices, kg, quantity: 1 }],
    expectedTotal: price,
  };
}

/** The same bag with a seat on the first flight; `place` is the index among the free seats. */
export function bagAndSeat(offer: ExtrasOffer, place = 0): Wanted {
  const bag = oneBag(offer);
  const { extra, price } = freeSeats(offer)[place]!;
  const { amount, currency } = bag.expectedTotal;
  return {
    extras: [...bag.extras, extra],
    expectedTotal: { amount: amount + price.amount, currency },
  };
}

/** Chooses a bag and a seat; @returns the choice */
export async function chooseSome(
  api: SalesApi,
  booked: AirOrderWithToken,
  pick: (offer: ExtrasOffer) => Wanted = bagAndSeat,
): Promise<Wanted> {
  const wanted = pick(await offerExtras(api, booked));
  const response = await chooseExtras(api, booked, wanted);
  if (response.statusCode !== 200 && response.statusCode !== 201) throw new Error(response.body);
  return wanted;
}

/** Chooses a bag and a seat for an order with tickets, pays for them and lets the carrier respond. */
export async function buySome(
  api: SalesApi,
  booked: AirOrderWithToken,
  pick?: (offer: ExtrasOffer) => Wanted,
): Promise<Wanted> {
  const wanted = await chooseSome(api, booked, pick);
  await payOrder(api, booked);
  await api.jobs.drain();
  return wanted;
}

export async function extrasOf(api: SalesApi, booked: AirOrderWithToken): Promise<AirExtras[]> {
  return (await readOrder(api, booked)).extras;
}

/** The extras that the sandbox supplier has sold for an order. */
export const soldExtras = async (api: SalesApi, { order }: AirOrderWithToken): Promise<Extra[]> => {
  const rows = await api.database.db
    .selectFrom('sandbox_supplier_extras')
    .innerJoin(
      'sandbox_supplier_orders',
      'sandbox_supplier_orders.id',
      'sandbox_supplier_extras.order_id',
    )
    .select('extra')
    .where('sandbox_supplier_orders.reference', '=', order.number)
    .where('lost', '=', false)
    .execute();
  return rows.map(({ extra }) => extra);
};

/** What each payment of an order has taken and refunded by the ledger, the oldest first. */
export async function moneyOf(
  api: SalesApi,
  { order }: AirOrderWithToken,
): Promise<{ status: string; charged: number; returned: number }[]> {
  const { db } = api.database;
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('order_number', '=', order.number)
    .orderBy('created_at')
    .execute();
  const entries = await db.selectFrom('ledger').selectAll().execute();
  const sum = (id: string, entry: string) =>
    entries
      .filter((one) => one.payment_id === id && one.entry === entry)
      .reduce((all, { amount }) => all + amount, 0);
  return payments.map(({ id, status }) => ({
    status,
    charged: sum(id, 'charge'),
    returned: sum(id, 'refund'),
  }));
}
