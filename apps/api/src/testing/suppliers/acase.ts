import { readEdition } from '@karvon/edition';
import { startAcaseSimulator, type AcaseSimulator } from '@karvon/supplier-simulators';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@karvon/platform/http/logger';
import { createHotelPhotos } from '../../modules/hotel-search/suppliers/photos/hotel-photos';
import { createAcaseSupplier } from '../../modules/hotel-search/suppliers/acase/create-acase-supplier';
import type { HotelsUnderFaults } from '../../modules/hotel-search/suppliers/contract/hotels-under-faults';
import { createParties } from '@karvon/platform/parties/create-parties';
import { startTestApp, type TestApp } from '../start-test-app';

export const acaseAccount = { buyerId: 'simulator', userId: 'simulator', password: 'simulator' };

export interface AcaseUnderTest extends ReturnType<typeof createAcaseSupplier> {
  api: TestApp;
  acase: AcaseSimulator;
  close(): Promise<void>;
}

type SimulatorOptions = Parameters<typeof startAcaseSimulator>[0];

/** Prices of edition uz are in soums: 150 for a ruble. */
export const soumsForARuble = 150_000_000;

/** Академсервис's simulator on the clock of a whole API, and the adapter between them. */
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
  const api = await startTestApp();
  const acase = await startAcaseSimulator({ now: () => api.clock.now(), ...simulator });
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
    database: api.database,
    clock: api.clock,
    logger,
    party: createParties({ clock: api.clock })('acase'),
  });
  return {
    ...made,
    api,
    acase,
    async close() {
      await acase.close();
      await api.close();
    },
  };
}

/** The same adapter for the suites of faults: with the simulator's switches, and rooms in Termez. */
export async function startFaultyAcase(
  options: Pick<Parameters<typeof startAcase>[0] & object, 'change' | 'onLog'>,
): Promise<HotelsUnderFaults> {
  const timeouts = { read: 60_000, write: 60_000 };
  const { acase, api, close, seller, supplier } = await startAcase({ ...options, timeouts });
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
    passMinutes: (minutes) => api.clock.advance({ minutes }),
    close,
  };
}
