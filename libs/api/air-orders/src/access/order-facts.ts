import type {
  AirOrder,
  AirOrderStatus,
  OrderPayment,
  Passenger,
  ScheduleChange,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { KnownPayment, PaymentReader } from '@karvon/payments';
import { presentChange } from '../changes/present-change';
import { exchangeStore, type ExchangeRow } from '../store/exchange-store';
import { extrasStore, type ExtrasRow } from '../store/extras-store';
import { latePayments } from '../fulfil/late-payments';
import { refundStore, type RefundRow } from '../store/refund-store';
import type { OrderRow, OrderStore } from '../store/order-store';
import type { StoredPassenger } from '../store/passenger-store';

/** What the visitor of an order is shown besides the order's row. */
export interface OrderFacts {
  passengers: readonly StoredPassenger[];
  history: readonly { status: AirOrderStatus; at: Date }[];
  /** The confirmed refunds, the most important one first. */
  refunds: readonly RefundRow[];
  exchange: ExchangeRow | undefined;
  /** Without choices of extras that ended unpaid. */
  extras: readonly ExtrasRow[];
  scheduleChange: ScheduleChange | null;
  payment: OrderPayment | null;
  payments: readonly KnownPayment[];
  latePayments: AirOrder['latePayments'];
}

export interface OrderFactsDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  payments: Pick<PaymentReader, 'ofOrder'>;
  store: OrderStore;
}

export async function readFacts(deps: OrderFactsDeps, order: OrderRow): Promise<OrderFacts> {
  const { database, payments, store } = deps;
  const { db } = database;
  const { number } = order;
  const facts = {
    passengers: await store.passengers(db, number),
    history: await store.history(db, number),
    refunds: await refundStore.confirmed(db, number),
    exchange: await exchangeStore.latest(db, number),
    extras: await extrasStore.of(db, number),
    scheduleChange: await presentChange(deps, number),
    latePayments: await latePayments(db, order),
  };
  // Last: a payment that is read after the order tells whether the order was paid meanwhile.
  const { latest, all } = await payments.ofOrder('air', number);
  return { ...facts, payment: latest, payments: all };
}

/** The facts of an order that was written a moment ago: nothing is read from the database. */
export const factsOfNew = (
  { created_at: at }: Pick<OrderRow, 'created_at'>,
  passengers: readonly Passenger[],
  extras: readonly ExtrasRow[],
): OrderFacts => ({
  passengers: passengers.map((passenger) => ({ ...passenger, ticketNumber: null })),
  history: [{ status: 'not-paid', at }],
  refunds: [],
  exchange: undefined,
  extras,
  scheduleChange: null,
  payment: null,
  payments: [],
  latePayments: [],
});
