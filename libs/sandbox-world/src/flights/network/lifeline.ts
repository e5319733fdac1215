import type { FlightAirport } from './airport';
import { feederCarriers } from '../carriers/carriers-feeder';
import { hashOf } from '../../basics/chance';
import { distanceKm } from '../../basics/geometry';
import { routePair } from './route-pair';
import type { Route } from './route';
import { mayFly } from './traffic-rights';
import { zoneOf } from '../carriers/world-zones';

const abroad = 1.6;

/**
 * Daily feeder flights between an airport and its nearest gateways in two other cities, twice a day to the nearest one. They
 * connect any two airports of the world: a journey from one of these cities does not lead through that city again.
 */
export function lifeline(
  seed: string,
  airport: FlightAirport,
  gateways: readonly FlightAirport[],
): Route[] {
  const carrier = feederCarriers[zoneOf(airport.country)];
  const near = gateways
    .filter(
      (gateway) =>
        gateway.cityCode !== airport.cityCode && mayFly(airport.country, gateway.country),
    )
    .map((gateway) => {
      const km = distanceKm(airport, gateway);
      return { gateway, km, effort: gateway.country === airport.country ? km : km * abroad + 150 };
    })
    .sort((a, b) => a.effort - b.effort);
  const [nearest] = near;
  const second = near.find(({ gateway }) => gateway.cityCode !== nearest?.gateway.cityCode);
  const chosen = near.filter((one) => one === nearest || one === second);
  return chosen.flatMap(({ gateway, km }, i) => {
    const firstNumber = 1001 + 2 * (hashOf(`feeder:${airport.iata}:${gateway.iata}`) % 4400);
    const weekly = i === 0 ? 14 : 7;
    return (
      routePair({
        seed,
        carrier,
        base: gateway,
        away: airport,
        km,
        firstNumber,
        weekly,
        landings: gateways,
      }) ?? []
    );
  });
}
