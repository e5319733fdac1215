import type { ClickSimulator, PaymeSimulator, YookassaSimulator } from '@karvon/bank-simulators';
import type { AirOrderWithToken, PaymentMethod } from '@karvon/contract';
import {
  confirmRefund,
  holdableOffer,
  ledgerOf,
  orderBody,
  quoteRefund,
  readOrder,
  submitOrder,
  submitPayment,
  type StartedPayment,
} from '../../../testing/air-orders';
import {
  clickSettings,
  paymeSettings,
  startClick,
  startPaidApp,
  startPayme,
  startYookassaShop,
} from '../../../testing/payment-peers';
import type * as Ledger from './ledger';
import { createRandom, type Random } from '../../../testing/random';
import { rounds } from '../../../testing/rounds';
import type { TestApp } from '../../../testing/start-test-app';

/** A process that dies, at most once in a history: its open transaction is rolled back, earlier ones stay. */
class Crash extends Error {
  override name = 'Crash';
}
let stepsToCrash = 0;
function perhapsCrash() {
  if (stepsToCrash > 0 && --stepsToCrash === 0) throw new Crash('the process dies here');
}
jest.mock('../../../phase', () => ({ phase: () => perhapsCrash() }));
jest.mock('./ledger', () => {
  const { writeLedger } = jest.requireActual<typeof Ledger>('./ledger');
  return {
    writeLedger: async (...given: Parameters<typeof writeLedger>) => {
      await writeLedger(...given);
      perhapsCrash();
    },
  };
});

/** Repeats the history of one seed of a nightly run: KARVON_HISTORY_SEED=17. */
const seeds = process.env.KARVON_HISTORY_SEED
  ? [Number(process.env.KARVON_HISTORY_SEED)]
  : Array.from({ length: rounds(5, 500) }, (_, index) => index + 1);

type Choice = 'pay' | 'decline' | 'cancel' | 'leave';
const faults = [
  'none',
  'duplicate',
  'late',
  'out-of-order',
  'never',
  'wrong-signature',
  'wrong-amount',
  'timeout-after-commit',
] as const;
type FaultName = (typeof faults)[number];

/** A provider, and the amount of a payment that it says it has, in minor units. */
interface Peer {
  choose(payment: StartedPayment, choice: Choice, fault: FaultName): Promise<unknown>;
  deliverLate(): Promise<void>;
  /** A person returns the money of a payment where the shop cannot. */
  giveBack(payment: StartedPayment): Promise<unknown>;
  has(payment: StartedPayment): Promise<number>;
}

interface Shop {
  api: TestApp;
  peers: Partial<Record<PaymentMethod, Peer>>;
  close(): Promise<void>;
}

const recorded = (money: 'payers' | 'taken' | 'returned', amount: number) =>
  money === 'taken' ? amount : 0;

const ofPayme = (payme: PaymeSimulator): Peer => ({
  choose: ({ confirmationUrl }, choice, fault) => payme.choose(confirmationUrl, choice, fault),
  deliverLate: () => payme.deliverLate(),
  giveBack: async ({ confirmationUrl }) => {
    const payment = await payme.choose(confirmationUrl, 'leave');
    return payment.money === 'taken' ? payme.giveBack(payment) : undefined;
  },
  has: async ({ confirmationUrl }) => {
    const { money, amount } = await payme.choose(confirmationUrl, 'leave');
    return recorded(money, amount);
  },
});

const ofClick = (click: ClickSimulator): Peer => ({
  choose: ({ confirmationUrl }, choice, fault) => click.choose(confirmationUrl, choice, fault),
  deliverLate: () => click.deliverLate(),
  giveBack: async () => undefined,
  has: async ({ confirmationUrl }) => {
    const { money, amount } = await click.choose(confirmationUrl, 'leave');
    return recorded(money, Math.round(Number(amount) * 100));
  },
});

const ofYookassa = (yookassa: YookassaSimulator): Peer => ({
  choose: ({ confirmationUrl }, choice, fault) => yookassa.choose(confirmationUrl, choice, fault),
  deliverLate: () => yookassa.deliverLate(),
  giveBack: async () => undefined,
  has: async ({ confirmationUrl }) => {
    const { status, amount, refunded_amount } = await yookassa.choose(confirmationUrl, 'leave');
    const left = Number(amount.value) - Number(refunded_amount.value);
    return status === 'succeeded' ? Math.round(left * 100) : 0;
  },
});

async function openUzbek(): Promise<Shop> {
  const { api, url } = await startPaidApp({ payme: paymeSettings, click: { ...clickSettings } });
  const [payme, click] = [await startPayme(api, url), await startClick(api, url)];
  return {
    api,
    peers: { payme: ofPayme(payme), click: ofClick(click) },
    close: () => Promise.all([payme.close(), click.close()]).then(() => api.close()),
  };
}

async function openRussian(): Promise<Shop> {
  const { api, yookassa, close } = await startYookassaShop();
  const peer = ofYookassa(yookassa);
  return { api, peers: { 'bank-card': peer, sbp: peer }, close };
}

/** One order, and all that happens to its payments. */
function createHistory({ api, peers }: Shop, order: AirOrderWithToken, random: Random) {
  const payments: { payment: StartedPayment; peer: Peer }[] = [];
  /** Payments that differ at the bank from what we requested: they are not trusted, and a person must look. */
  const disputed = new Set<string>();
  const methods = Object.keys(peers) as PaymentMethod[];

  const acts: (() => Promise<unknown>)[] = [
    async function start() {
      const method = random.pick(methods);
      const response = await submitPayment(api, order, undefined, { method });
      if (response.statusCode === 201)
        payments.push({ payment: response.json() as StartedPayment, peer: peers[method]! });
    },
    async function choose() {
      const begun = payments.length > 0 && random.pick(payments);
      const choice = random.pick(['pay', 'pay', 'decline', 'decline', 'cancel', 'leave'] as const);
      if (!begun) return;
      const fault = random.pick(faults);
      if (fault === 'wrong-amount' && choice !== 'leave') disputed.add(begun.payment.id);
      await begun.peer.choose(begun.payment, choice, fault);
    },
    async function lookAtOne() {
      if (payments.length > 0) await api.inject(`/v1/payments/${random.pick(payments).payment.id}`);
    },
    async function hearWhatIsLate() {
      for (const { peer } of payments) await peer.deliverLate();
    },
    async function wait() {
      await api.clock.advance({ minutes: random.pick([1, 5, 40]) });
      await api.jobs.drain();
    },
    async function refund() {
      const quote = await quoteRefund(api, order);
      if (quote.statusCode === 201)
        await confirmRefund(api, order, (quote.json() as { id: string }).id);
    },
    async function die() {
      stepsToCrash = random.upTo(3) + 1;
    },
  ];

  async function settleAll(): Promise<void> {
    stepsToCrash = 0;
    const { db } = api.database;
    for (let round = 0; round < 3; round++) {
      for (const { peer, payment } of payments) {
        await peer.deliverLate();
        await api.inject(`/v1/payments/${payment.id}`);
      }
      // A dead worker's jobs are taken over in an hour at most.
      await api.clock.advance({ minutes: 90 });
      if (round === 1)
        await db.transaction().execute((tx) => api.jobs.enqueue(tx, 'payments.reconcile', {}));
      await api.jobs.revive();
      await api.jobs.drain();
    }
    for (const { peer, payment } of payments) await peer.giveBack(payment);
    await api.clock.advance({ minutes: 90 });
    await api.jobs.drain();
  }

  async function check(): Promise<void> {
    const { db } = api.database;
    const [rows, entries, differences, { status }] = await Promise.all([
      db
        .selectFrom('payments')
        .selectAll()
        .where('order_number', '=', order.order.number)
        .execute(),
      ledgerOf(api, order),
      db.selectFrom('statement_differences').select('payment_id').execute(),
      readOrder(api, order),
    ]);
    for (const { payment, peer } of payments) {
      const own = entries.filter(({ payment_id }) => payment_id === payment.id);
      const charges = own.filter(({ entry }) => entry === 'charge');
      expect(charges.length).toBeLessThanOrEqual(1);
      const net = own.reduce(
        (all, { entry, amount }) => all + (entry === 'charge' ? amount : -amount),
        0,
      );
      const has = await peer.has(payment);
      if (has !== net && disputed.has(payment.id))
        expect(differences.map(({ payment_id }) => payment_id)).toContain(payment.id);
      else expect({ id: payment.id, net }).toEqual({ id: payment.id, net: has });
    }
    const holding = rows.filter((row) => row.status === 'succeeded');
    expect(holding.length).toBe(['paid', 'issue-error'].includes(status) ? 1 : 0);
    expect(rows.filter(({ reserved, status: at }) => reserved && at === 'succeeded').length).toBe(
      status === 'issue-error' ? holding.filter(({ reserved }) => reserved).length : 0,
    );
  }

  return {
    async notify(): Promise<void> {
      await acts[0]!();
      const steps = 3 + random.upTo(8);
      for (let step = 0; step < steps; step++) {
        const together =
          random.upTo(4) === 0 ? [random.pick(acts), random.pick(acts)] : [random.pick(acts)];
        // A caller gets no response from a process that died.
        await Promise.allSettled(together.map((act) => act()));
      }
      await settleAll();
      await check();
    },
  };
}

describe.each([
  ['Payme and Click', openUzbek],
  ['YooKassa', openRussian],
] as const)('random histories of money at %s', (_name, open) => {
  let shop: Shop | undefined;
  let notified = 0;
  // A history takes hours of the shop's clock: after fifty of them the flights that are for sale have nearly departed.
  beforeEach(async () => {
    if (notified++ % 50 > 0) return;
    await shop?.close();
    shop = await open();
  });
  afterAll(() => shop?.close());

  test.each(seeds)('history %i: the provider, the ledger and the order agree', async (seed) => {
    const random = createRandom(seed);
    const { api } = shop!;
    const surname = random.upTo(5) === 0 ? { surname: 'ISSUEERROR' } : {};
    const response = await submitOrder(api, orderBody(await holdableOffer(api), surname));
    expect(response.statusCode).toBe(201);
    await createHistory(shop!, response.json() as AirOrderWithToken, random).notify();
  });
});
