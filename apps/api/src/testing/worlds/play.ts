import { holdableOffer } from '@karvon/air-orders/testing';
import { startSalesApp } from '../sales-app';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { findOffer, flexible } from '../hotel-orders';
import { createRandom } from '@karvon/platform/testing/random';
import type { TestApp } from '../start-test-app';
import type * as Faults from './faults';
import { faults } from './faults';
import { faultsOf } from './invariants';
import { createVisitor, type Goods, type Visitor } from './visitors';

interface Provider {
  send(message: object): Promise<void>;
}
interface Outbox {
  createSandboxOutbox(...given: unknown[]): { sms: Provider; mail: Provider };
}

// These mocks apply to every spec that imports this file first.
jest.mock('@karvon/platform/phase', () => ({
  phase: () => jest.requireActual<typeof Faults>('./faults').faults.perhapsCrash(),
}));
jest.mock('../../../../../libs/api/messages/src/providers/sandbox-outbox', () => {
  const actual = jest.requireActual<Outbox>(
    '../../../../../libs/api/messages/src/providers/sandbox-outbox',
  );
  const { faults: between } = jest.requireActual<typeof Faults>('./faults');
  return {
    ...actual,
    createSandboxOutbox(...given: unknown[]) {
      const { sms, mail } = actual.createSandboxOutbox(...given);
      const losing = (send: Provider['send']) => (message: object) => {
        between.perhapsLose();
        return send(message);
      };
      return { sms: { send: losing(sms.send) }, mail: { send: losing(mail.send) } };
    },
  };
});

async function goodsOf(api: TestApp): Promise<Goods> {
  const [instant] = await searchOffers(api, airSearchRequest('EWR', 'JFK'));
  return {
    held: await holdableOffer(api),
    instant: await priceOffer(api, instant!.id),
    room: await findOffer(api, flexible),
  };
}

/**
 * A day and a half: forgotten work is found, waiting work is done, expired holds have lapsed, and every job has had its tries.
 */
async function comeToRest(api: TestApp, visitors: readonly Visitor[]): Promise<void> {
  faults.end();
  const { db } = api.database;
  for (let round = 0; round < 12; round += 1) {
    for (const visitor of visitors) await visitor.lookAtAll();
    await api.clock.advance({ minutes: 180 });
    for (const queue of ['jobs.sweep', 'payments.reconcile'] as const)
      await api.jobs.enqueue(db, queue, {});
    await api.jobs.revive();
    await api.jobs.drain();
  }
}

export interface Played {
  /** Each act and its outcome, a line each: equal for equal seeds. */
  history: string[];
  wrong: string[];
}

/** Plays a world, in which everything follows from the seed: its visitors, their acts, the faults, and the passing of time. */
export async function play(seed: number): Promise<Played> {
  const random = createRandom(seed);
  const api = await startSalesApp({
    config: {
      airSearch: { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 },
      orderTokenHours: 10_000,
    },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const goods = await goodsOf(api);
  const visitors: Visitor[] = [];
  for (let index = 0; index <= 1 + random.upTo(3); index += 1)
    visitors.push(await createVisitor(api, random, goods, index));
  const history = visitors.map(({ name }) => name);
  const worldActs: Record<string, () => Promise<unknown>> = {
    work: () => api.jobs.drain(),
    wait: () => api.clock.advance({ minutes: random.pick([1, 5, 20, 65, 120]) }),
    jumpBack: () => api.clock.advance({ minutes: -random.pick([1, 30, 120]) }),
    crash: async () => faults.crashAfter(1 + random.upTo(4)),
    loseMessages: async () => faults.loseMessages(1 + random.upTo(3)),
  };

  const steps = 12 + random.upTo(24);
  for (let step = 0; step < steps; step += 1) {
    const who = random.upTo(3) === 0 ? undefined : random.pick(visitors);
    const acts: Record<string, () => Promise<unknown>> = who?.acts ?? worldActs;
    // Most of the time a visitor goes on to buy; now and then he does whatever a page lets him do.
    const goesOn = who !== undefined && random.upTo(4) > 0;
    const what = goesOn ? who.next() : random.pick(Object.keys(acts));
    // A process that has died sends its caller no response.
    const came = await acts[what]!().catch((error: Error) => error.name);
    const said = (came as { statusCode?: number } | undefined)?.statusCode ?? came ?? '';
    history.push(
      `${who?.name ?? 'world'}: ${what} ${typeof said === 'object' ? '' : String(said)}`,
    );
  }
  await comeToRest(api, visitors);
  const { db } = api.database;
  const wrong = await faultsOf(db, visitors.length);
  for (const kind of ['air_orders', 'hotel_orders'] as const)
    for (const { status } of await db
      .selectFrom(kind)
      .select('status')
      .orderBy('created_at')
      .execute())
      history.push(`${kind}: ${status}`);
  await api.close();
  return { history, wrong };
}
