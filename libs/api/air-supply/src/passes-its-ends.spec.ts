import type { Segment } from '@karvon/contract';
import { cityCodeOf } from '@karvon/sandbox-world';
import { passesItsEnds } from './passes-its-ends';

/** Makes a slice of flights that are given as 'SVO-IST'. */
function slice(flights: string) {
  const segments = flights.split(' ').map((flight) => {
    const [origin, destination] = flight.split('-') as [string, string];
    return { origin, destination } as Segment;
  });
  return {
    origin: segments[0]!.origin,
    destination: segments.at(-1)!.destination,
    segments,
  };
}

test.each([
  ['through an airport of the city of departure', 'VKO-LPK LPK-SVO SVO-SAW'],
  ['back to the airport of departure', 'SVO-BZK BZK-SVO SVO-IST'],
  ['from another airport of the city of departure, reached over land', 'JFK-BOS BOS-BOS EWR-LHR'],
  ['through an airport of the city of arrival', 'TAS-SVO SVO-KLF KLF-VKO'],
  ['through the airport of arrival', 'TAS-VKO VKO-KLF KLF-VKO'],
  ['to another airport of the city of departure first', 'JFK-EWR EWR-LHR'],
])('a slice leads %s', (_, flights) =>
  expect(passesItsEnds(slice(flights), cityCodeOf)).toBe(true),
);

test.each([
  ['nonstop', 'TAS-SVO'],
  ['through another city', 'TAS-LED LED-VKO'],
  ['through two airports of another city', 'TAS-SVO VKO-IST'],
  ['within one city, as test routes do', 'JFK-EWR'],
  ['within one city by way of another', 'LGW-MAN MAN-LHR'],
  ['through airports that nobody knows', 'TAS-QQQ QQQ-SVO'],
])('a slice %s passes through neither of its ends', (_, flights) =>
  expect(passesItsEnds(slice(flights), cityCodeOf)).toBe(false),
);
