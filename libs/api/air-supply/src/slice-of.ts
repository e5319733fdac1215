import type { Layover, Segment, Slice } from '@karvon/contract';

const MINUTE_MS = 60_000;
const NIGHT_MINUTES = 120;
const NIGHT_ENDS = 300;
const SHORT_MINUTES = 75;
const SHORT_CHANGE_MINUTES = 240;

/** @throws RangeError for an end that is not after its start */
export function minutesBetween(from: number, to: number): number {
  const minutes = Math.round((to - from) / MINUTE_MS);
  if (!(minutes > 0)) throw new RangeError('it ends before it begins');
  return minutes;
}

/** Minutes of the layover between midnight and five, by the clock of its airport. */
function nightMinutes(landed: string, minutes: number): number {
  const from = Number(landed.slice(11, 13)) * 60 + Number(landed.slice(14, 16));
  let night = 0;
  for (let day = 0; day <= from + minutes; day += 1440)
    night += Math.max(0, Math.min(from + minutes, day + NIGHT_ENDS) - Math.max(from, day));
  return night;
}

function layoverOf(before: Segment, after: Segment): Layover {
  const minutes = minutesBetween(Date.parse(before.arrivingAt), Date.parse(after.departingAt));
  const arrivalAirport = before.destination;
  const departureAirport = after.origin;
  const airportChange = arrivalAirport !== departureAirport;
  return {
    arrivalAirport,
    departureAirport,
    minutes,
    airportChange,
    night: nightMinutes(before.arrivingAt, minutes) >= NIGHT_MINUTES,
    short: minutes < (airportChange ? SHORT_CHANGE_MINUTES : SHORT_MINUTES),
  };
}

/** The slice of these flights, with the layovers between them. @throws RangeError for impossible times */
export function sliceOf(segments: readonly Segment[]): Slice {
  const [first, last] = [segments[0]!, segments.at(-1)!];
  return {
    origin: first.origin,
    destination: last.destination,
    durationMinutes: minutesBetween(Date.parse(first.departingAt), Date.parse(last.arrivingAt)),
    stops: segments.length - 1,
    segments: [...segments],
    layovers: segments.slice(1).map((after, index) => layoverOf(segments[index]!, after)),
  };
}
