import { faults, type Fault } from '@karvon/bank-simulators';
import type { PaymentMethod } from '@karvon/contract';
import type { StartedPayment } from '@karvon/payments/testing';
import type { Random } from '@karvon/platform/testing/random';
import type { BankPeer, BankShop } from './bank-peers';
import type { SalesSupplier, SupplierRow } from './sales-suppliers';

/** A response of the shop. */
export interface Reply {
  statusCode: number;
  body: string;
  json(): unknown;
}

/** A shop that sells through one supplier, and is paid through the protocols of real banks. */
export interface SalesShop extends BankShop {
  row: SupplierRow;
  supplier: SalesSupplier;
}

/** An order that a visitor has made. */
export interface MadeOrder {
  order: { number: string };
  accessToken: string;
}

type Act = () => Promise<unknown>;

/** One visitor's purchase from the search on. */
export interface Sale {
  kind: 'air' | 'hotel';
  /** The orders of the purchase: a stay with changed dates is a new order. */
  orders: MadeOrder[];
  /** The supplier's responses to this visitor's calls are lost. */
  unanswered?: boolean;
  /** Searches, opens an offer and books it. */
  book(): Promise<Reply | undefined>;
  /** Requests a payment by a method. */
  requestPayment(method: PaymentMethod): Promise<Reply>;
  /** What a visitor may do on the order's page. */
  acts: Record<string, Act>;
}

/** For example '409 price-changed'. */
function saidOf(came: unknown): string {
  const { body, statusCode } = (came || {}) as Partial<Reply>;
  if (statusCode === undefined) return '';
  return `${statusCode} ${/"code":"([a-z-]+)"/.exec(body ?? '')?.[1] ?? ''}`.trim();
}

const banksFaults: readonly Fault[] = [...faults, ...Array<Fault>(12).fill('none')];
/** The faults that any call of a supplier may have. */
const anyFault = ['cut-before', 'cut-after', 'error', 'invalid'] as const;

/** Events of a sale besides the acts of its visitor. */
export function createCourse(shop: SalesShop, sale: Sale, random: Random) {
  const { api, peers, row, supplier } = shop;
  const methods = Object.keys(peers) as PaymentMethod[];
  const payments: { payment: StartedPayment; peer: BankPeer }[] = [];
  /** Payments whose state at the bank differs from what we requested: a person must look. */
  const disputed = new Set<string>();
  const disturbed = sale.unanswered || supplier.decidesLater?.() || false;
  const course = { payments, disputed, gone: false, disturbed, history: [] as string[] };

  async function pay(): Promise<void> {
    const method = random.pick(methods);
    const response = await sale.requestPayment(method);
    if (response.statusCode !== 201) return;
    const payment = response.json() as StartedPayment;
    // The shop may return a payment that is open already.
    const begun = payments.find((one) => one.payment.id === payment.id) ?? {
      payment,
      peer: peers[method]!,
    };
    if (!payments.includes(begun)) payments.push(begun);
    if (random.upTo(8) > 0) await choose(begun, 'pay');
  }

  async function choose(
    { payment, peer } = random.pick(payments),
    choice = random.pick(['pay', 'pay', 'decline', 'cancel', 'leave'] as const),
  ): Promise<void> {
    const fault = random.pick(banksFaults);
    if (fault === 'wrong-amount' && choice !== 'leave') disputed.add(payment.id);
    await peer.choose(payment, choice, fault);
  }

  const acts: Record<string, Act> = {
    ...sale.acts,
    pay,
    payAgain: pay,
    choose: async () => payments.length > 0 && choose(),
    async look() {
      for (const { payment } of payments) await api.inject(`/v1/payments/${payment.id}`);
    },
    async hearWhatIsLate() {
      for (const { peer } of payments) await peer.deliverLate();
    },
    work: () => api.jobs.drain(),
    workAgain: () => api.jobs.drain(),
    async wait() {
      await api.clock.advance({ minutes: random.pick([1, 3, 10, 40, 200]) });
      await api.jobs.drain();
    },
    /** One call at the supplier fails. */
    async lose() {
      const [kind, on] = random.pick([...row.faults, [random.pick(anyFault), ''] as const]);
      supplier.faults.add({ kind, on, times: 1 });
      course.disturbed = true;
    },
    async hear() {
      const order = sale.orders.at(-1);
      if (order && (await supplier.speak?.(api, order.order.number, random)) === 'gone')
        course.gone = true;
    },
  };

  return {
    course,
    /** Books, then does one act after another. */
    async run(): Promise<void> {
      if (random.upTo(4) === 0) await acts.lose!();
      course.history.push(`book ${saidOf(await sale.book())}`);
      if (sale.orders.length === 0) return;
      const names = Object.keys(acts);
      const steps = 4 + random.upTo(8);
      for (let step = 0; step < steps; step += 1) {
        // Most visitors pay and wait for their tickets or voucher.
        const goesOn = random.upTo(2) === 0;
        const next = payments.length === 0 ? 'pay' : random.pick(['look', 'work', 'wait', 'pay']);
        const name = goesOn ? next : random.pick(names);
        course.history.push(`${name} ${saidOf(await acts[name]!())}`);
      }
    },
  };
}
export type Course = ReturnType<typeof createCourse>['course'];
