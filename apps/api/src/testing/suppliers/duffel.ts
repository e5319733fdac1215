import { startDuffelSimulator, type DuffelSimulator } from '@karvon/supplier-simulators';
import type { AirSupplier } from '../../modules/air-search/port';
import { createDuffelSupplier } from '../../modules/air-search/suppliers/duffel/create-duffel-supplier';
import { createParties } from '../../parties/create-parties';
import { createLogger } from '../../http/logger';
import { startTestApp, type TestApp } from '../start-test-app';

export interface DuffelUnderTest {
  api: TestApp;
  duffel: DuffelSimulator;
  supplier: AirSupplier;
  /** How long the adapter waits for a question and for a change, in milliseconds; a spec of silence makes it short. */
  timeouts: { read: number; write: number };
  close(): Promise<void>;
}

/** 12,650 soums for a dollar. */
export const soumsForADollar = 12_650_000_000;

type SimulatorOptions = Parameters<typeof startDuffelSimulator>[0];

/** Duffel's simulator on the clock of a whole API, and the adapter between them. */
export async function startDuffel(
  options: SimulatorOptions & {
    onLog?: (line: string) => void;
  } = {},
): Promise<DuffelUnderTest> {
  const { onLog, ...simulator } = options;
  const api = await startTestApp();
  const duffel = await startDuffelSimulator({ now: () => api.clock.now(), ...simulator });
  const timeouts = { read: 20_000, write: 20_000 };
  const supplier = createDuffelSupplier({
    logos: { learn: () => undefined },
    account: { baseUrl: duffel.url, token: 'duffel_test_simulator', timeouts },
    exchange: { account: 'USD', ours: 'UZS', rate: soumsForADollar },
    database: api.database,
    clock: api.clock,
    party: createParties({ clock: api.clock })('duffel'),
    logger: onLog ? createLogger('info', { write: onLog }) : createLogger('silent'),
  });
  return {
    api,
    duffel,
    supplier,
    timeouts,
    async close() {
      await duffel.close();
      await api.close();
    },
  };
}
