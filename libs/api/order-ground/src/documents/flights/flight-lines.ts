import type { Dictionary, Locale, Segment, Slice } from '@karvon/contract';
import { airportBeside } from '@karvon/place-search';
import { formatDuration, formatWeekdayAndDay } from '../format';
import { flightNotes } from './flight-facts';
import { flightWords } from './flight-words';

/** 'HY 601' with its carrier, both ends in local time, how long it takes and what must be known of it; a line each. */
function linesOf(segment: Segment, { airports, carriers }: Dictionary, lang: Locale): string {
  const words = flightWords[lang];
  const carrier = (code: string) => carriers[code]?.name ?? code;
  const { marketingCarrier: seller, operatingCarrier: operator } = segment;
  const end = (local: string, code: string, terminal: string | null) => {
    const { city, airport } = airports[code] ?? { city: code, airport: code };
    const place = [city, airportBeside(city, airport)].filter(Boolean).join(', ');
    const at = `${formatWeekdayAndDay(local.slice(0, 10), lang)}, ${local.slice(11, 16)}`;
    return [`${at}, ${place} (${code})`, ...(terminal ? [words.terminal(terminal)] : [])].join(
      ', ',
    );
  };
  const { origin, originTerminal, destination, destinationTerminal } = segment;
  const flight = words.flight(segment.flightNumber, carrier(seller));
  return [
    operator === seller ? flight : `${flight}, ${words.operatedBy(carrier(operator))}`,
    `${words.departure}: ${end(segment.departingAt, origin, originTerminal)}`,
    `${words.arrival}: ${end(segment.arrivingAt, destination, destinationTerminal)}`,
    words.duration(formatDuration(segment.durationMinutes, lang)),
    ...flightNotes(segment, airports, lang),
  ].join('\n');
}

/** The flights of slices in a letter, a paragraph each. */
export const flightLines = (
  slices: readonly Slice[],
  dictionary: Dictionary,
  lang: Locale,
): string =>
  slices
    .flatMap(({ segments }) => segments.map((segment) => linesOf(segment, dictionary, lang)))
    .join('\n\n');
