import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { chance } from '../../basics/chance';

/** The airports of carriers in cities with several, most used first, where they are known. */
// prettier-ignore
const known: Readonly<Record<string, string>> = {
  'HY:MOW': 'VKO DME SVO', 'HH:MOW': 'VKO ZIA', 'C6:MOW': 'DME ZIA', 'SU:MOW': 'SVO', 'FV:MOW': 'SVO',
  'S7:MOW': 'DME', 'U6:MOW': 'DME ZIA', 'DP:MOW': 'VKO', 'UT:MOW': 'VKO', 'N4:MOW': 'SVO', 'WZ:MOW': 'DME ZIA',
  '5N:MOW': 'SVO', 'A4:MOW': 'VKO', 'TK:MOW': 'VKO', 'PC:MOW': 'DME', 'EK:MOW': 'DME', 'FZ:MOW': 'VKO',
  'QR:MOW': 'SVO', 'EY:MOW': 'SVO', 'KC:MOW': 'SVO', 'J2:MOW': 'DME', 'A9:MOW': 'VKO', 'SZ:MOW': 'DME ZIA',
  'DV:MOW': 'VKO', 'FS:MOW': 'ZIA', 'B2:MOW': 'SVO', 'CA:MOW': 'SVO', 'CZ:MOW': 'SVO', 'MS:MOW': 'DME',
  'HY:IST': 'IST', 'SU:IST': 'IST', 'HH:IST': 'IST', 'C6:IST': 'IST', 'KC:IST': 'IST', 'DP:IST': 'SAW',
  'HY:LON': 'LHR', 'TK:LON': 'LHR LGW', 'EK:LON': 'LHR LGW', 'QR:LON': 'LHR', 'EY:LON': 'LHR',
  'HY:NYC': 'JFK', 'TK:NYC': 'JFK EWR', 'HY:SEL': 'ICN', 'KC:SEL': 'ICN', 'HY:PAR': 'CDG', 'HY:MIL': 'MXP',
  'HY:TYO': 'NRT', 'HY:BJS': 'PEK', 'SU:BJS': 'PEK', 'HY:DXB': 'DXB', 'SU:DXB': 'DXB', 'U6:DXB': 'DXB',
};

/** The airports of a city that a foreign carrier flies to: one, or two in the busiest cities. */
export function airportsServed(carrier: Carrier, city: readonly FlightAirport[]): FlightAirport[] {
  const first = city[0];
  if (!first || city.length === 1) return [...city];
  const codes = known[`${carrier.code}:${first.cityCode}`]?.split(' ');
  const chosen = codes ? city.filter((airport) => codes.includes(airport.iata)) : [];
  if (chosen.length > 0) return chosen;
  const largest = Math.max(...city.map((airport) => airport.size));
  const main = city.filter((airport) => airport.size === largest);
  const minor =
    carrier.kind === 'low-cost' && chance(`airport:${carrier.code}:${first.cityCode}`) < 0.4;
  const from = minor ? city : main;
  return [from[Math.floor(chance(`${carrier.code}@${first.cityCode}`) * from.length)] ?? first];
}
