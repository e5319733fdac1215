import { startSirenaSimulator, type SirenaSimulator } from '@karvon/supplier-simulators';
import { createLogger } from '@karvon/platform/http/logger';
import type { AirSupplier } from '../../modules/air-search/port';
import type { AirUnderFaults } from '../../modules/air-search/suppliers/contract/air-under-faults';
import { flight, provocations } from '../../modules/air-search/suppliers/contract/provocations';
import { createSirenaSupplier } from '../../modules/air-search/suppliers/sirena/create-sirena-supplier';
import { createParties } from '@karvon/platform/parties/create-parties';
import type { Mutation } from '@karvon/platform/testing/mutate-response';
import { startTestApp, type TestApp } from '../start-test-app';

export interface SirenaUnderTest {
  api: TestApp;
  sirena: SirenaSimulator;
  supplier: AirSupplier;
  /** How long the adapter waits for a read and for a write, in milliseconds; a spec of silence makes it short. */
  timeouts: { read: number; write: number };
  close(): Promise<void>;
}

/** 150 soums for a ruble. */
const soumsForARuble = 150_000_000;

type SimulatorOptions = Parameters<typeof startSirenaSimulator>[0];

/** Sirena's simulator on the clock of a whole API, and the adapter between them. */
export async function startSirena(
  options: SimulatorOptions & { onLog?: (line: string) => void } = {},
): Promise<SirenaUnderTest> {
  const { onLog, ...simulator } = options;
  const api = await startTestApp();
  const sirena = await startSirenaSimulator({ now: () => api.clock.now(), ...simulator });
  const timeouts = { read: 20_000, write: 20_000 };
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  const supplier = anotherSirena({ api, sirena, timeouts }, logger);
  return {
    api,
    sirena,
    supplier,
    timeouts,
    async close() {
      await sirena.close();
      await api.close();
    },
  };
}

/** The adapter of a second process of ours, with the same database. */
export const anotherSirena = (
  { api, sirena, timeouts }: Pick<SirenaUnderTest, 'api' | 'sirena' | 'timeouts'>,
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
    database: api.database,
    personalData: api.personalData,
    clock: api.clock,
    party: createParties({ clock: api.clock })('sirena'),
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
  pass: (minutes) => world.api.clock.advance({ minutes }),
  close: () => world.close(),
});

/** Removes an element or attribute, changes its kind, or shortens it. */
export const sirenaMutation: Mutation = {
  wrong: ['', 7, 'x', -1, '99999999999999', '&#0;'],
  shortened: (value) => (Array.isArray(value) ? value : String(value)),
};
