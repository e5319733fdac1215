import type { Segment, Slice } from '@karvon/contract';

/** Tashkent to Moscow in the morning, 4 h 25 min; Moscow's time is two hours behind. */
export function buildSegment(changes: Partial<Segment> = {}): Segment {
  return {
    origin: 'TAS',
    destination: 'SVO',
    originTerminal: '2',
    destinationTerminal: 'C',
    departingAt: '2026-12-14T07:10:00+05:00',
    arrivingAt: '2026-12-14T09:35:00+03:00',
    durationMinutes: 265,
    marketingCarrier: 'HY',
    operatingCarrier: 'HY',
    flightNumber: 'HY 601',
    aircraft: 'Airbus A320neo',
    cabin: 'Economy',
    ...changes,
  };
}

/** One slice, direct by default. */
export function buildItinerary(changes: Partial<Slice> = {}): Slice {
  return {
    origin: 'TAS',
    destination: 'SVO',
    durationMinutes: 265,
    stops: 0,
    segments: [buildSegment()],
    layovers: [],
    ...changes,
  };
}

/** One slice with a layover in Samarkand: 70 min flight, 125 min wait, 290 min flight. */
export function buildConnectingItinerary(): Slice {
  return buildItinerary({
    durationMinutes: 485,
    stops: 1,
    segments: [
      buildSegment({
        destination: 'SKD',
        destinationTerminal: null,
        arrivingAt: '2026-12-14T08:20:00+05:00',
        durationMinutes: 70,
        flightNumber: 'HY 55',
      }),
      buildSegment({
        origin: 'SKD',
        originTerminal: null,
        departingAt: '2026-12-14T10:25:00+05:00',
        arrivingAt: '2026-12-14T13:15:00+03:00',
        durationMinutes: 290,
        flightNumber: 'HY 603',
      }),
    ],
    layovers: [
      {
        arrivalAirport: 'SKD',
        departureAirport: 'SKD',
        minutes: 125,
        airportChange: false,
        night: false,
        short: false,
      },
    ],
  });
}
