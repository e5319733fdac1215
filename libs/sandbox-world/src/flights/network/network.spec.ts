import { aircraftType } from '../carriers/aircraft';
import { allCarriers, networkCarriers } from '../carriers/carriers';
import { knownAirports } from './known-airports';
import { buildNetwork } from './network';
import type { Route } from './route';
import { mayFly } from './traffic-rights';

const network = buildNetwork('karvon', knownAirports.network, knownAirports.airport);
const routes: Route[] = knownAirports.network.flatMap((airport) =>
  [...network.outOf(airport).values()].flat(),
);

test('codes are unique, fleets exist and homes are known airports', () => {
  expect(new Set(allCarriers().map(({ code }) => code)).size).toBe(allCarriers().length);
  for (const carrier of networkCarriers) {
    expect(() => carrier.fleet.map(aircraftType)).not.toThrow();
    const homes = [...carrier.hubs, ...carrier.bases].filter(
      (iata) => !knownAirports.airport(iata),
    );
    expect(homes).toEqual([]);
    expect(carrier.names.ru && carrier.names.uz && carrier.names.en).toBeTruthy();
  }
});

test('every carrier flies from its main base', () => {
  const flying = new Set(routes.map((route) => `${route.carrier.code}:${route.origin.iata}`));
  for (const { code, hubs } of networkCarriers) expect(flying).toContain(`${code}:${hubs[0]}`);
});

test('every route is also flown back', () => {
  const keys = new Set(routes.map((route) => route.key));
  const lonely = routes.filter(({ carrier, origin, destination }) => {
    const listed = knownAirports.network.includes(destination);
    return listed && !keys.has(`${carrier.code}:${destination.iata}-${origin.iata}`);
  });
  expect(lonely.map(({ key }) => key)).toEqual([]);
});

test('no airline flies where it has no rights', () => {
  const forbidden = routes.filter(
    ({ origin, destination }) => !mayFly(origin.country, destination.country),
  );
  expect(forbidden.map(({ key }) => key)).toEqual([]);
});

test('a flight number of a scheduled carrier names one route', () => {
  const scheduled = new Set(networkCarriers.map(({ code }) => code));
  const numbers = routes
    .filter(({ carrier }) => scheduled.has(carrier.code))
    .flatMap(({ carrier, departures }) =>
      departures.map(({ number }) => `${carrier.code}${number}`),
    );
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number.length > 6)).toEqual([]);
});

test('an aircraft never flies beyond its range', () => {
  for (const { aircraft, distanceKm, technicalStop, key } of routes) {
    if (!technicalStop && distanceKm > aircraft.rangeKm) throw new Error(`${key} ${aircraft.code}`);
  }
});

test('the way east is shorter than the way west', () => {
  const minutes = (key: string) => routes.find((route) => route.key === key)?.minutes ?? NaN;
  expect(minutes('HY:VKO-TAS')).toBeLessThan(minutes('HY:TAS-VKO'));
});
