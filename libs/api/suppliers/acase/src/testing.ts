import { readEdition } from '@karvon/edition';
import { startAcaseSimulator, type AcaseSimulator } from '@karvon/supplier-simulators';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@karvon/platform/http/logger';
import { createHotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import { createAcaseSupplier } from './create-acase-supplier';
import type { HotelsUnderFaults } from '@karvon/hotel-supply/contract/hotels-under-faults';
import { createParties } from '@karvon/platform/parties/create-parties';
import { openGround, type Ground } from '@karvon/platform/testing/open-ground';

export const acaseAccount = { buyerId: 'simulator', userId: 'simulator', password: 'simulator' };

export interface AcaseUnderTest extends ReturnType<typeof createAcaseSupplier> {
  ground: Ground;
  acase: AcaseSimulator;
  close(): Promise<void>;
}

type SimulatorOptions = Parameters<typeof startAcaseSimulator>[0];

/** Prices of edition uz are in soums: 150 for a ruble. */
export const soumsForARuble = 150_000_000;

/** Академсервис's simulator on a clock and a database of its own, and the adapter between them. */
export async function startAcase(
  options: SimulatorOptions & {
    onLog?: (line: string) => void;
    countries?: string[];
    /** How long the adapter waits for a response; it reads this object before each call. */
    timeouts?: { read: number; write: number };
  } = {},
): Promise<AcaseUnderTest> {
  const {
    onLog,
    countries = ['UZ'],
    timeouts = { read: 20_000, write: 20_000 },
    ...simulator
  } = options;
  const ground = await openGround();
  const acase = await startAcaseSimulator({ now: () => ground.clock.now(), ...simulator });
  const logger = onLog ? createLogger('info', { write: onLog }) : createLogger('silent');
  const made = createAcaseSupplier({
    account: {
      ...acaseAccount,
      baseUrl: acase.url,
      timeouts,
    },
    exchange: { account: 'RUB', ours: readEdition('uz').currency, rate: soumsForARuble },
    countries,
    photos: createHotelPhotos({
      hosts: [],
      folder: join(tmpdir(), 'karvon-no-photos'),
      secret: 'for-tests-only',
      logger,
    }),
    database: ground.database,
    clock: ground.clock,
    logger,
    party: createParties({ clock: ground.clock })('acase'),
  });
  return {
    ...made,
    ground,
    acase,
    async close() {
      await acase.close();
      await ground.close();
    },
  };
}

/** The same adapter for the suites of faults: with the simulator's switches, and rooms in Termez. */
export async function startFaultyAcase(
  options: Pick<Parameters<typeof startAcase>[0] & object, 'change' | 'onLog'>,
): Promise<HotelsUnderFaults> {
  const timeouts = { read: 60_000, write: 60_000 };
  const { acase, ground, close, seller, supplier } = await startAcase({ ...options, timeouts });
  const locations = await supplier.locations();
  return {
    supplier,
    seller,
    city: locations.find(({ shown }) => shown.ru.name === 'Термез')!.shown.ru.code,
    stay: { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] },
    faults: acase.faults,
    countOrders: acase.countOrders,
    countChanges: acase.countChanges,
    timeouts,
    passMinutes: (minutes) => ground.clock.advance({ minutes }),
    close,
  };
}
