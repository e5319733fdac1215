import { readEdition } from '@karvon/edition';
import { startEtgSimulator, type EtgSimulator } from '@karvon/supplier-simulators';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@karvon/platform/http/logger';
import { createHotelPhotos } from '../../modules/hotel-search/suppliers/photos/hotel-photos';
import type { HotelsUnderFaults } from '../../modules/hotel-search/suppliers/contract/hotels-under-faults';
import { createEtgSupplier } from '../../modules/hotel-search/suppliers/etg/create-etg-supplier';
import { createParties } from '@karvon/platform/parties/create-parties';
import { startTestApp, type TestApp } from '../start-test-app';

export const etgAccount = { keyId: 'simulator', key: 'simulator' };

/** Prices of edition uz are in soums: 12 650 for a dollar. */
const soumsForADollar = 12_650_000_000;

export interface EtgUnderTest extends ReturnType<typeof createEtgSupplier> {
  api: TestApp;
  etg: EtgSimulator;
  close(): Promise<void>;
}

type SimulatorOptions = Parameters<typeof startEtgSimulator>[0];

/** ETG's simulator on the clock of a whole API, and the adapter between them. */
export async function startEtg(
  options: SimulatorOptions & {
    onLog?: (line: string) => void;
    /** How long the adapter waits for a response; it reads this object before each call. */
    timeouts?: { read: number; write: number };
  } = {},
): Promise<EtgUnderTest> {
  const { onLog, timeouts = { read: 20_000, write: 20_000 }, ...simulator } = options;
  const api = await startTestApp();
  const etg = await startEtgSimulator({ now: () => api.clock.now(), ...simulator });
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  const made = createEtgSupplier({
    account: { ...etgAccount, baseUrl: etg.url, timeouts },
    exchange: { account: 'USD', ours: readEdition('uz').currency, rate: soumsForADollar },
    countries: ['UZ'],
    residency: 'UZ',
    photos: createHotelPhotos({
      hosts: [],
      folder: join(tmpdir(), 'karvon-no-photos'),
      secret: 'for-tests-only',
      logger,
    }),
    database: api.database,
    clock: api.clock,
    logger,
    party: createParties({ clock: api.clock })('etg'),
    // The outcome is there at once, or minutes later by the test's clock, so no real pause is needed.
    pause: async () => {},
  });
  return {
    ...made,
    api,
    etg,
    async close() {
      await etg.close();
      await api.close();
    },
  };
}

/** The same adapter for the suites of faults: with the simulator's switches, and rooms in Termez. */
export async function startFaultyEtg(
  options: Pick<Parameters<typeof startEtg>[0] & object, 'change' | 'onLog'>,
): Promise<HotelsUnderFaults> {
  const timeouts = { read: 60_000, write: 60_000 };
  const { etg, api, close, seller, supplier } = await startEtg({ ...options, timeouts });
  const locations = await supplier.locations();
  return {
    supplier,
    seller,
    city: locations.find(({ shown }) => shown.ru.name === 'Термез')!.shown.ru.code,
    stay: { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] },
    faults: etg.faults,
    countOrders: etg.countOrders,
    countChanges: () => 0,
    timeouts,
    passMinutes: (minutes) => api.clock.advance({ minutes }),
    close,
  };
}
