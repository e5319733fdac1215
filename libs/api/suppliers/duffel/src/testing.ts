import { startDuffelSimulator, type DuffelSimulator } from '@karvon/supplier-simulators';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import type { AirUnderFaults } from '@karvon/air-supply/contract/air-under-faults';
import { flight, provocations } from '@karvon/air-supply/contract/provocations';
import { createDuffelSupplier } from './create-duffel-supplier';
import { createParties } from '@karvon/platform/parties/create-parties';
import { createLogger } from '@karvon/platform/http/logger';
import type { Mutation } from '@karvon/platform/testing/mutate-response';
import { openGround, type Ground } from '@karvon/platform/testing/open-ground';

export { createClaims } from './book/claims';

export interface DuffelUnderTest {
  ground: Ground;
  duffel: DuffelSimulator;
  supplier: AirSupplier;
  /** How long the adapter waits for a read and for a write, in milliseconds; a spec of silence makes it short. */
  timeouts: { read: number; write: number };
  close(): Promise<void>;
}

/** 12,650 soums for a dollar. */
export const soumsForADollar = 12_650_000_000;

type SimulatorOptions = Parameters<typeof startDuffelSimulator>[0];

/** Duffel's simulator on a clock and a database of its own, and the adapter between them. */
export async function startDuffel(
  options: SimulatorOptions & {
    onLog?: (line: string) => void;
  } = {},
): Promise<DuffelUnderTest> {
  const { onLog, ...simulator } = options;
  const ground = await openGround();
  const duffel = await startDuffelSimulator({ now: () => ground.clock.now(), ...simulator });
  const timeouts = { read: 20_000, write: 20_000 };
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  const supplier = anotherDuffel({ ground, duffel, timeouts }, undefined, logger);
  return {
    ground,
    duffel,
    supplier,
    timeouts,
    async close() {
      await duffel.close();
      await ground.close();
    },
  };
}

/** The adapter of a second process of ours, with the same database. */
export const anotherDuffel = (
  { ground, duffel, timeouts }: Pick<DuffelUnderTest, 'ground' | 'duffel' | 'timeouts'>,
  token = 'duffel_test_simulator',
  logger = createLogger('silent'),
): AirSupplier =>
  createDuffelSupplier({
    logos: { learn: () => undefined },
    account: { baseUrl: duffel.url, token, timeouts },
    exchange: { account: 'USD', ours: 'UZS', rate: soumsForADollar },
    database: ground.database,
    clock: ground.clock,
    party: createParties({ clock: ground.clock })('duffel'),
    logger,
  });

/** The same adapter for the suites of faults: with the simulator's switches. */
export const faultyDuffel = (world: DuffelUnderTest): AirUnderFaults => ({
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
  passenger: provocations.passenger,
  another: () => anotherDuffel(world),
  faults: world.duffel.faults,
  countOrders: () => world.duffel.countOrders(),
  timeouts: world.timeouts,
  pass: (minutes) => world.ground.clock.advance({ minutes }),
  close: () => world.close(),
});

/** Removes a field, changes its type, or shortens it. */
export const duffelMutation: Mutation = {
  part: (body) => (body as { data?: unknown }).data,
  wrong: [null, 7, 'x', true, [], {}],
  shortened: (value) => (typeof value === 'string' || Array.isArray(value) ? value : undefined),
};
