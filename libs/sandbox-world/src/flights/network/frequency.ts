import type { FlightAirport } from './airport';
import type { Carrier } from '../carriers/carrier';
import { chance } from '../../basics/chance';
import { corridorWeight } from './traffic-rights';

const bySize = [1, 2, 4, 7, 11, 16];
/** Domestic flights are more frequent than international ones. */
const domestic = 2.2;
const byKind = { 'full-service': 1, 'low-cost': 0.9, charter: 0.3 };

/** Flights a week of a carrier on a route, 1 to 42: more where cities are large, near and tied to each other. */
export function weeklyFlights(
  seed: string,
  carrier: Carrier,
  from: FlightAirport,
  to: FlightAirport,
  km: number,
): number {
  const demand = bySize[Math.min(from.size, to.size)] ?? 1;
  const distance = km < 1200 ? 1.5 : km < 4000 ? 1.1 : km < 8000 ? 0.8 : 0.6;
  const ties =
    from.country === to.country ? domestic : 1 + corridorWeight(from.country, to.country) * 0.15;
  const luck = 0.6 + chance(`${seed}:weekly:${carrier.code}:${from.iata}:${to.iata}`) * 0.8;
  const flights = demand * distance * ties * luck * byKind[carrier.kind];
  const whole = Math.max(1, Math.min(42, Math.round(flights)));
  return whole > 7 ? Math.round(whole / 7) * 7 : whole;
}
