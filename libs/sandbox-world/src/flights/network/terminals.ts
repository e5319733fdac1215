import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { pick } from '../../basics/chance';

/** Terminals as [domestic, international]; several are separated by spaces. */
// prettier-ignore
const terminals: Readonly<Record<string, readonly [string, string]>> = {
  TAS: ['3', '2'], SVO: ['B', 'C'], VKO: ['A', 'A'], DME: ['1', '2'], LED: ['1', '1'], IST: ['1', '1'], DXB: ['1', '1 3'],
  ALA: ['1', '2'], NQZ: ['2', '1'], GYD: ['1', '1'], OVB: ['A', 'C'], SVX: ['A', 'B'], KZN: ['1A', '1'], AUH: ['A', 'A'],
  JED: ['1', '1'], RUH: ['5', '1 3 4'], LHR: ['5', '2 3 4 5'], CDG: ['2F', '1 2E 2C'], FRA: ['1', '1 2'], MUC: ['2', '1 2'],
  JFK: ['4 8', '1 4 7'], EWR: ['A C', 'B'], LAX: ['6', 'B'], ICN: ['1', '1 2'], PEK: ['2', '3'], PVG: ['1', '1 2'], DEL: ['3', '3'],
  SIN: ['1', '1 2 3'], KUL: ['1', '1 2'], CAI: ['3', '1 2 3'], FCO: ['1', '3'], MAD: ['4', '1 4S'], NRT: ['1', '1 2'],
};

/** The terminal a carrier uses, or null where the airport has one building. */
export function terminalAt(
  airport: FlightAirport,
  carrier: Carrier,
  domestic: boolean,
): string | null {
  if (airport.iata === 'DXB')
    return carrier.code === 'EK' ? '3' : carrier.code === 'FZ' ? '2' : '1';
  if (airport.iata === 'SVO' && carrier.code === 'SU') return domestic ? 'B' : 'C';
  const choice = terminals[airport.iata]?.[domestic ? 0 : 1];
  return choice ? pick(`terminal:${carrier.code}:${airport.iata}`, choice.split(' ')) : null;
}
