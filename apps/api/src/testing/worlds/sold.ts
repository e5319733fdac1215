import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import type { PaymentsTable } from '@karvon/payments';

export const kinds = ['air', 'extras', 'hotel', 'fee'] as const;
export type Kind = (typeof kinds)[number];
export type ByKind = Record<Kind, number>;
export const nothing = (): ByKind => ({ air: 0, extras: 0, hotel: 0, fee: 0 });

const names: Record<string, Kind> = {
  Авиабилеты: 'air',
  'Дополнительный багаж и места': 'extras',
  'Проживание в отеле': 'hotel',
  'Сервисный сбор': 'fee',
};

/** Sums by the name of an item: «Авиабилеты, заказ 95NBD1WV». */
export const kindOf = (title: string): Kind | undefined => names[title.split(', заказ ')[0]!];

type PaymentRow = Pick<
  Selectable<PaymentsTable>,
  'id' | 'amount' | 'order_kind' | 'order_number' | 'receipt_lines'
>;
/** All payments of an order. */
export const paymentsOf = (db: Db, orderNumber: string) =>
  db.selectFrom('payments').selectAll().where('order_number', '=', orderNumber).execute();

interface SoldExtra {
  price: { amount: number };
  supplierPrice: { amount: number };
}

function soldExtras(items: readonly SoldExtra[]): ByKind {
  const extras = items.reduce((sum, { supplierPrice }) => sum + supplierPrice.amount, 0);
  const all = items.reduce((sum, { price }) => sum + price.amount, 0);
  return { ...nothing(), extras, fee: all - extras };
}

async function soldStay(db: Db, number: string): Promise<ByKind> {
  const { total, supplier_price: hotel } = await db
    .selectFrom('hotel_orders')
    .select(['total', 'supplier_price'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { ...nothing(), hotel, fee: total - hotel };
}

/** The fare of an order as its visitor saw it: points pay for our fees first. */
async function soldFare(db: Db, number: string): Promise<ByKind> {
  const order = await db
    .selectFrom('air_orders')
    .select(['total', 'points_worth', 'sold'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const { serviceFee, acquiringFee } = order.sold.fare.price;
  const fees = serviceFee.amount + acquiringFee.amount;
  const byPoints = Math.min(fees, order.points_worth);
  const carriers = order.total - fees;
  return { ...nothing(), air: carriers - (order.points_worth - byPoints), fee: fees - byPoints };
}

/** What a payment was for, derived from the order and not from its receipt; undefined when no part of the order costs that. */
export async function soldBy(db: Db, payment: PaymentRow): Promise<ByKind | undefined> {
  const { amount, order_kind: kind, order_number: number } = payment;
  if (kind === 'hotel') return soldStay(db, number);
  const extras = await db
    .selectFrom('air_extras')
    .select(['items', 'with_order'])
    .where('order_number', '=', number)
    .orderBy('created_at', 'desc')
    .execute();
  const exchanges = await db
    .selectFrom('air_exchanges')
    .select('offers')
    .where('order_number', '=', number)
    .execute();
  const fare = await soldFare(db, number);
  const together = extras
    .filter((row) => row.with_order)
    .map(({ items }) => {
      const more = soldExtras(items);
      return { ...fare, extras: more.extras, fee: fare.fee + more.fee };
    });
  const alone = extras.filter((row) => !row.with_order).map(({ items }) => soldExtras(items));
  const changes = exchanges
    .flatMap(({ offers }) => offers ?? [])
    .map(({ due, acquiringFee }) => ({
      ...nothing(),
      air: due.amount - acquiringFee.amount,
      fee: acquiringFee.amount,
    }));
  return [fare, ...together, ...alone, ...changes].find(
    (one) => one.air + one.extras + one.fee === amount,
  );
}
