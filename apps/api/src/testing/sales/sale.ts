import { faults, type Fault } from '@karvon/bank-simulators';
import type { PaymentMethod } from '@karvon/contract';
import type { StartedPayment } from '../air-orders';
import type { Random } from '../random';
import type { BankPeer, BankShop } from './bank-peers';
import type { SalesSupplier, SupplierRow } from './sales-suppliers';

/** A response of the shop. */
export interface Reply {
  statusCode: number;
  body: string;
  json(): unknown;
}

/** A shop that sells through one supplier, and is paid through real banks' protocols. */
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
  /** The orders of the purchase: other dates of a stay are an order of their own. */
  orders: MadeOrder[];
  /** The supplier leaves calls for this visitor without a response. */
  unanswered?: boolean;
  /** Searches, looks at an offer and books it. */
  book(): Promise<Reply | undefined>;
  /** Asks the shop for a payment by a method. */
  requestPayment(method: PaymentMethod): Promise<Reply>;
  /** What a visitor may do with the order by its page. */
  acts: Record<string, Act>;
}

/** '409 price-changed' */
function saidOf(came: unknown): string {
  const { body, statusCode } = (came || {}) as Partial<Reply>;
  if (statusCode === undefined) return '';
  return `${statusCode} ${/"code":"([a-z-]+)"/.exec(body ?? '')?.[1] ?? ''}`.trim();
}

const banksFaults: readonly Fault[] = [...faults, ...Array<Fault>(12).fill('none')];
/** Any call of a supplier may fail so. */
const anyFault = ['cut-before', 'cut-after', 'error', 'invalid'] as const;

/** All that may happen to a sale beside what its visitor does. */
export function createCourse(shop: SalesShop, sale: Sale, random: Random) {
  const { api, peers, row, supplier } = shop;
  const methods = Object.keys(peers) as PaymentMethod[];
  const payments: { payment: StartedPayment; peer: BankPeer }[] = [];
  /** What the bank says of these differs from what we requested: a person must look. */
  const disputed = new Set<string>();
  const disturbed = sale.unanswered || supplier.decidesLater?.() || false;
  const course = { payments, disputed, gone: false, disturbed, history: [] as string[] };

  async function pay(): Promise<void> {
    const method = random.pick(methods);
    const response = await sale.requestPayment(method);
    if (response.statusCode !== 201) return;
    const payment = response.json() as StartedPayment;
    // A payment that is open already is answered again.
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
    /** Books, then does one thing after another. */
    async run(): Promise<void> {
      if (random.upTo(4) === 0) await acts.lose!();
      course.history.push(`book ${saidOf(await sale.book())}`);
      if (sale.orders.length === 0) return;
      const names = Object.keys(acts);
      const steps = 4 + random.upTo(8);
      for (let step = 0; step < steps; step += 1) {
        // Most visitors pay and wait for what they have bought.
        const goesOn = random.upTo(2) === 0;
        const next = payments.length === 0 ? 'pay' : random.pick(['look', 'work', 'wait', 'pay']);
        const name = goesOn ? next : random.pick(names);
        course.history.push(`${name} ${saidOf(await acts[name]!())}`);
      }
    },
  };
}
export type Course = ReturnType<typeof createCourse>['course'];
