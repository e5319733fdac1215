import { startSirenaSimulator, type SirenaSimulator } from '@karvon/supplier-simulators';
import { createLogger } from '@karvon/platform/http/logger';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import type { AirUnderFaults } from '@karvon/air-supply/contract/air-under-faults';
import { flight, provocations } from '@karvon/air-supply/contract/provocations';
import { createSirenaSupplier } from './create-sirena-supplier';
import { createParties } from '@karvon/platform/parties/create-parties';
import type { Mutation } from '@karvon/platform/testing/mutate-response';
import { openGround, type Ground } from '@karvon/platform/testing/open-ground';

export interface SirenaUnderTest {
  ground: Ground;
  sirena: SirenaSimulator;
  supplier: AirSupplier;
  /** How long the adapter waits for a read and for a write, in milliseconds; a spec of silence makes it short. */
  timeouts: { read: number; write: number };
  close(): Promise<void>;
}

/** 150 soums for a ruble. */
const soumsForARuble = 150_000_000;

type SimulatorOptions = Parameters<typeof startSirenaSimulator>[0];

/** Sirena's simulator on a clock and a database of its own, and the adapter between them. */
export async function startSirena(
  options: SimulatorOptions & { onLog?: (line: string) => void } = {},
): Promise<SirenaUnderTest> {
  const { onLog, ...simulator } = options;
  const ground = await openGround();
  const sirena = await startSirenaSimulator({ now: () => ground.clock.now(), ...simulator });
  const timeouts = { read: 20_000, write: 20_000 };
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  const supplier = anotherSirena({ ground, sirena, timeouts }, logger);
  return {
    ground,
    sirena,
    supplier,
    timeouts,
    async close() {
      await sirena.close();
      await ground.close();
    },
  };
}

/** The adapter of a second process of ours, with the same database. */
export const anotherSirena = (
  { ground, sirena, timeouts }: Pick<SirenaUnderTest, 'ground' | 'sirena' | 'timeouts'>,
  logger = createLogger('silent'),
): AirSupplier =>
  createSirenaSupplier({
    account: {
      host: '127.0.0.1',
      port: sirena.port,
      client: 1,
      keys: { ours: sirena.keys.client.privateKey, theirs: sirena.keys.server.publicKey },
      timeouts,
    },
    exchange: { account: 'RUB', ours: 'UZS', rate: soumsForARuble },
    formPay: 'IN',
    database: ground.database,
    personalData: ground.personalData,
    clock: ground.clock,
    party: createParties({ clock: ground.clock })('sirena'),
    logger,
  });

/** The same adapter for the suites of faults: with the simulator's switches. */
export const faultySirena = (world: SirenaUnderTest): AirUnderFaults => ({
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
  passenger: provocations.passenger,
  another: () => anotherSirena(world),
  faults: world.sirena.faults,
  countOrders: () => world.sirena.countOrders(),
  timeouts: world.timeouts,
  pass: (minutes) => world.ground.clock.advance({ minutes }),
  close: () => world.close(),
});

/** Removes an element or attribute, changes its kind, or shortens it. */
export const sirenaMutation: Mutation = {
  wrong: ['', 7, 'x', -1, '99999999999999', '&#0;'],
  shortened: (value) => (Array.isArray(value) ? value : String(value)),
};
