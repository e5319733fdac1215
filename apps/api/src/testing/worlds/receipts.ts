import type { YookassaSimulator } from '@karvon/bank-simulators';
import { sql } from 'kysely';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { minorOf } from '@karvon/yookassa/testing';
import type { TestApp } from '../start-test-app';
import { kindOf, kinds, nothing, soldBy, type ByKind, paymentsOf } from './sold';

/** The VAT code of a prepayment, by that of the delivery. */
const calculated: Record<number, number> = { 1: 1, 2: 2, 3: 5, 7: 9, 8: 10, 11: 12 };

type Item =
  YookassaSimulator['receipts'] extends ReadonlyMap<string, { items: (infer One)[] }> ? One : never;
type Part = 'sale' | 'completion' | 'refund';
interface Made {
  part: Part;
  items: Item[];
}

/** The receipts of the cash register for a payment, in each way that they can be sent. */
function madeOf(yookassa: YookassaSimulator, id: string): Made[] {
  const payment = yookassa.payments.get(id);
  const along =
    payment?.status === 'succeeded'
      ? payment.receipts.map(({ items }, place): Made => ({
          part: place ? 'refund' : 'sale',
          items,
        }))
      : [];
  const after = [...yookassa.receipts.values()]
    .filter(({ status }) => status === 'succeeded')
    .flatMap(({ payment_id: of, refund_id: back, items, settlements }): Made[] => {
      if (back)
        return yookassa.refunds.get(back)?.payment_id === id ? [{ part: 'refund', items }] : [];
      const isCompletion = settlements.some(({ type }) => type === 'prepayment');
      return of === id ? [{ part: isCompletion ? 'completion' : 'sale', items }] : [];
    });
  return [...along, ...after];
}

const sumOf = ({ items }: Made) => items.reduce((sum, { amount }) => sum + minorOf(amount), 0);

function byKind(made: readonly Made[], isMeant: (item: Item) => boolean = () => true): ByKind {
  const sums = nothing();
  for (const item of made.flatMap(({ items }) => items).filter(isMeant))
    sums[kindOf(item.description)!] += minorOf(item.amount);
  return sums;
}

/** Checks that each item has the tax, the agent and the mode of its kind. */
function itemFaults(items: readonly Item[], settings: YookassaReceipts): string[] {
  return items.flatMap((item) => {
    const kind = kindOf(item.description);
    if (!kind) return [`an item is named ${item.description}`];
    const set = settings[kind === 'extras' ? 'air' : kind]!;
    const isPrepaid = item.payment_mode !== 'full_payment';
    const vat = isPrepaid ? calculated[set.vatCode] : set.vatCode;
    return [
      ...(item.vat_code === vat ? [] : [`${kind} has VAT ${item.vat_code}, not ${vat}`]),
      ...(isPrepaid && item.payment_mode !== set.mode ? [`${kind} is ${item.payment_mode}`] : []),
      ...(item.agent_type === set.agentType ? [] : [`${kind} has agent ${item.agent_type}`]),
      ...(item.supplier?.inn === set.supplier?.inn ? [] : [`${kind} has another supplier`]),
    ];
  });
}

const isPrepaid = ({ payment_mode: mode }: Item) => mode !== 'full_payment';
const isFull = (item: Item) => !isPrepaid(item);

/** Checks that prepayments are closed, by completion or refund, and that no more is refunded than was received. */
function balanceFaults(made: readonly Made[], delivered: boolean): string[] {
  const of = (part: Part) => made.filter((one) => one.part === part);
  const opened = byKind(of('sale'), isPrepaid);
  const completed = byKind(of('completion'));
  const full = byKind(of('sale'), isFull);
  const backEarly = byKind(of('refund'), isPrepaid);
  const backLate = byKind(of('refund'), isFull);
  return kinds.flatMap((kind) => {
    const open = opened[kind] - completed[kind] - backEarly[kind];
    const held = full[kind] + completed[kind] - backLate[kind];
    return [
      ...(open < 0 ? [`${kind}: ${-open} more is completed than was prepaid`] : []),
      ...(open > 0 && delivered ? [`${kind}: ${open} was prepaid and is not completed`] : []),
      ...(held < 0 ? [`${kind}: ${-held} more goes back than was sold`] : []),
    ];
  });
}

const same = (one: readonly number[], other: readonly number[]) =>
  [...one].sort().join() === [...other].sort().join();

/** The differences between the receipts of the bank's cash register, the ledger and an order that has come to rest. */
export async function receiptFaults(
  { database: { db } }: TestApp,
  yookassa: YookassaSimulator,
  settings: YookassaReceipts,
  number: string,
): Promise<string[]> {
  const payments = await paymentsOf(db, number);
  const ledger = await db.selectFrom('ledger').selectAll().execute();
  const { rows: deliveries } = await sql<{ number: string }>`
    SELECT number FROM air_orders WHERE supply = 'issued'
    UNION SELECT number FROM hotel_orders WHERE voucher = 'ready'`.execute(db);
  const delivered = new Set(deliveries.map(({ number }) => number));
  const faults: string[] = [];
  for (const payment of payments) {
    const { id, provider_id: bankId, status } = payment;
    const told = (fault: string) => faults.push(`${id}: ${fault}`);
    const made = bankId === null ? [] : madeOf(yookassa, bankId);
    const moved = (entry: 'charge' | 'refund') =>
      ledger.flatMap((row) => (row.payment_id === id && row.entry === entry ? [row.amount] : []));
    for (const [part, entry] of [
      ['sale', 'charge'],
      ['refund', 'refund'],
    ] as const) {
      const sums = made.filter((one) => one.part === part).map(sumOf);
      if (!same(sums, moved(entry)))
        told(`receipts of ${part} are ${sums.join()}, the ledger has ${moved(entry).join()}`);
    }
    const completions = made.filter(({ part }) => part === 'completion');
    if (completions.length > 1) told(`${completions.length} receipts complete it`);
    made.flatMap(({ items }) => itemFaults(items, settings)).forEach(told);
    balanceFaults(made, delivered.has(number) && status === 'succeeded').forEach(told);
    const sale = made.filter(({ part }) => part === 'sale');
    const sold = sale.length > 0 ? await soldBy(db, payment) : undefined;
    const listed = byKind(sale);
    if (sale.length > 0 && JSON.stringify(listed) !== JSON.stringify(sold))
      told(`its receipt lists ${JSON.stringify(listed)}, sold was ${JSON.stringify(sold)}`);
  }
  return faults;
}
