import { readEdition } from '@karvon/edition';
import { startEtgSimulator, type EtgSimulator } from '@karvon/supplier-simulators';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@karvon/platform/http/logger';
import { createHotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import type { HotelsUnderFaults } from '@karvon/hotel-supply/contract/hotels-under-faults';
import { createEtgSupplier } from './create-etg-supplier';
import { createParties } from '@karvon/platform/parties/create-parties';
import { openGround, type Ground } from '@karvon/platform/testing/open-ground';

export const etgAccount = { keyId: 'simulator', key: 'simulator' };

/** Prices of edition uz are in soums: 12 650 for a dollar. */
const soumsForADollar = 12_650_000_000;

export interface EtgUnderTest extends ReturnType<typeof createEtgSupplier> {
  ground: Ground;
  etg: EtgSimulator;
  close(): Promise<void>;
}

type SimulatorOptions = Parameters<typeof startEtgSimulator>[0];

/** ETG's simulator on a clock and a database of its own, and the adapter between them. */
export async function startEtg(
  options: SimulatorOptions & {
    onLog?: (line: string) => void;
    /** How long the adapter waits for a response; it reads this object before each call. */
    timeouts?: { read: number; write: number };
  } = {},
): Promise<EtgUnderTest> {
  const { onLog, timeouts = { read: 20_000, write: 20_000 }, ...simulator } = options;
  const ground = await openGround();
  const etg = await startEtgSimulator({ now: () => ground.clock.now(), ...simulator });
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
    database: ground.database,
    clock: ground.clock,
    logger,
    party: createParties({ clock: ground.clock })('etg'),
    // The outcome is there at once, or minutes later by the test's clock, so no real pause is needed.
    pause: async () => {},
  });
  return {
    ...made,
    ground,
    etg,
    async close() {
      await etg.close();
      await ground.close();
    },
  };
}

/** The same adapter for the suites of faults: with the simulator's switches, and rooms in Termez. */
export async function startFaultyEtg(
  options: Pick<Parameters<typeof startEtg>[0] & object, 'change' | 'onLog'>,
): Promise<HotelsUnderFaults> {
  const timeouts = { read: 60_000, write: 60_000 };
  const { etg, ground, close, seller, supplier } = await startEtg({ ...options, timeouts });
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
    passMinutes: (minutes) => ground.clock.advance({ minutes }),
    close,
  };
}
