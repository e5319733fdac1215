import type { Passenger } from '@karvon/contract';
import { startDuffel } from '../../../../testing/duffel';
import { testAirSupplier } from '../air-supplier.contract';
import type { Provocation, SupplierUnderTest } from '../supplier-under-test';

const surnames: Record<Provocation, string> = {
  nothing: 'KARIMOVA',
  'sold-out': 'SOLDOUT',
  'hold-refused': 'HOLDREFUSED',
  'passenger-data-refused': 'DATAREFUSED',
  'price-raised': 'PRICEUP',
  'hold-unanswered': 'HOLDTIMEOUT',
  'issue-refused': 'ISSUEERROR',
  'cancel-unanswered': 'CANCELTIMEOUT',
  'flight-cancelled': 'FLIGHTCANCELLED',
  'flight-delayed': 'FLIGHTDELAYED',
};

const passenger = (surname: string): Passenger => ({
  type: 'adult',
  sex: 'female',
  surname,
  name: 'ANNA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
});

const search = (origin: string, destination: string, adult = 1) => ({
  legs: [{ origin, destination, date: '2026-12-10' }],
  travellers: { adult, child: 0, baby: 0 },
  cabin: 'Economy' as const,
});

testAirSupplier('Duffel', async (): Promise<SupplierUnderTest> => {
  const { api, supplier, close } = await startDuffel();
  return {
    supplier,
    holdable: search('JFK', 'EWR', 2),
    instant: search('EWR', 'JFK'),
    silent: search('BTS', 'MRU'),
    givesPartsBack: false,
    remembersPrices: false,
    passenger: (provocation) => passenger(surnames[provocation]),
    now: () => api.clock.now(),
    pass: (minutes) => api.clock.advance({ minutes }),
    close,
  };
});
