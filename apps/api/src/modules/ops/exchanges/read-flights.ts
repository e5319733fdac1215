import type { Segment, Slice } from '@karvon/contract';
import { invalid } from '@karvon/platform/http/problem';
import { minutesBetween, momentIn, placeAt, sliceOf } from '@karvon/air-catalogue';

/** Reads a flight as an operator types it; the cabin is that of the flight before it. */
function segmentOf(text: string, path: string, { cabin }: Segment): Segment {
  const [, carrier, digits, origin, departs, destination, arrives] =
    /^(..) ?(\d+) (...) (\S+) (...) (\S+)$/.exec(text)! as unknown as string[];
  const from = momentIn(placeAt(path, origin!).zone, departs!);
  const to = momentIn(placeAt(path, destination!).zone, arrives!);
  return {
    origin: origin!,
    destination: destination!,
    originTerminal: null,
    destinationTerminal: null,
    departingAt: from.text,
    arrivingAt: to.text,
    durationMinutes: minutesBetween(from.at, to.at),
    marketingCarrier: carrier!,
    operatingCarrier: carrier!,
    flightNumber: `${carrier} ${digits}`,
    aircraft: '',
    cabin,
  };
}

/**
 * Reads the slices of typed flights.
 * @param before the slices that they replace
 * @throws problem validation-failed for unknown places and impossible times
 */
export function readFlights(
  flights: readonly (readonly string[])[],
  before: readonly Slice[],
): Slice[] {
  return flights.map((texts, index) => {
    const path = `flights.${index}`;
    const like = (before[index] ?? before[0]!).segments[0]!;
    try {
      return sliceOf(texts.map((text) => segmentOf(text, path, like)));
    } catch (error) {
      if (error instanceof RangeError) throw invalid(path, 'times', error.message);
      throw error;
    }
  });
}
