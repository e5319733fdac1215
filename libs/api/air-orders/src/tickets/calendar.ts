import type { Dictionary, Locale, Segment, Slice } from '@karvon/contract';
import { airportBeside } from '@karvon/place-search';
import { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { flightNotes } from '@karvon/order-ground/documents/flights/flight-facts';
import { flightWords } from '@karvon/order-ground/documents/flights/flight-words';
import { formatDay } from '@karvon/order-ground/documents/format';
import { icsFile } from '@karvon/order-ground/documents/ics';
import { ticketTexts } from './ticket-texts';

export interface CalendarFacts {
  orderNumber: string;
  pnr: string;
  /** How often the flights have changed: a calendar takes the higher number. */
  version: number;
  slices: Slice[];
  dictionary: Dictionary;
  brand: string;
  lang: Locale;
  /** When the file is made. */
  now: Date;
}

function describeEnd(
  label: string,
  local: string,
  code: string,
  terminal: string | null,
  facts: CalendarFacts,
): string {
  const place = facts.dictionary.airports[code];
  const [day, time] = [formatDay(local.slice(0, 10), facts.lang), local.slice(11, 16)];
  const texts = ticketTexts[facts.lang];
  const where = [
    place?.city,
    place && airportBeside(place.city, place.airport),
    code,
    terminal && flightWords[facts.lang].terminal(terminal),
  ];
  return `${label} ${day}, ${time} (${texts.localTime}): ${where.filter(Boolean).join(', ')}`;
}

function event(segment: Segment, index: number, facts: CalendarFacts): ICalEventData {
  const city = (code: string) => facts.dictionary.airports[code]?.city ?? code;
  const description = [
    describeEnd('↗', segment.departingAt, segment.origin, segment.originTerminal, facts),
    describeEnd('↘', segment.arrivingAt, segment.destination, segment.destinationTerminal, facts),
    ...flightNotes(segment, facts.dictionary.airports, facts.lang),
    `PNR ${facts.pnr}`,
  ].join('\n');
  return {
    id: `${facts.orderNumber}-${index + 1}@karvon`,
    sequence: facts.version,
    stamp: facts.now,
    start: new Date(segment.departingAt),
    end: new Date(segment.arrivingAt),
    summary: `${segment.flightNumber} ${city(segment.origin)} – ${city(segment.destination)}`,
    location: `${facts.dictionary.airports[segment.origin]?.airport ?? city(segment.origin)} (${segment.origin})`,
    description,
    transparency: ICalEventTransparency.OPAQUE,
  };
}

/** The flights as calendar events (RFC 5545); local times are in the description, instants in UTC. */
export function renderCalendar(facts: CalendarFacts): Buffer {
  const segments = facts.slices.flatMap((slice) => slice.segments);
  return icsFile(
    facts.brand,
    segments.map((segment, index) => event(segment, index, facts)),
  );
}
