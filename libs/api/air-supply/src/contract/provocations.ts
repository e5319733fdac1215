import type { Passenger } from '@karvon/contract';
import type { SupplierSearch } from '../air-supplier';
import type { Provocation } from './supplier-under-test';

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
  'flight-moved': 'FLIGHTMOVED',
  'exchange-by-hand': 'EXCHANGEBYHAND',
  'exchange-refused': 'EXCHANGEREFUSED',
  'exchange-unanswered': 'EXCHANGETIMEOUT',
  'extras-refused': 'EXTRASREFUSED',
  'extras-unanswered': 'EXTRASTIMEOUT',
};

export const passengerCalled = (surname: string): Passenger => ({
  type: 'adult',
  sex: 'female',
  surname,
  name: 'ANNA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
});

/** A search for one flight on a day in December. */
export const flight = (origin: string, destination: string, adult = 1): SupplierSearch => ({
  legs: [{ origin, destination, date: '2026-12-10' }],
  travellers: { adult, child: 0, baby: 0 },
  cabin: 'Economy',
});

/** Routes and passengers that provoke the sandbox, and the simulators that sell its flights. */
export const provocations = {
  holdable: flight('JFK', 'EWR', 2),
  instant: flight('EWR', 'JFK'),
  silent: flight('BTS', 'MRU'),
  passenger: (provocation: Provocation): Passenger => passengerCalled(surnames[provocation]),
};
