import type { Dictionary, Locale, Segment, Slice } from '@karvon/contract';
import { ticketTexts } from './ticket-texts';

export interface CalendarFacts {
  orderNumber: string;
  pnr: string;
  slices: Slice[];
  dictionary: Dictionary;
  brand: string;
  lang: Locale;
  /** When the file is made. */
  now: Date;
}

const foldAt = 75;

/** Lines longer than 75 octets continue on the next one after a space (RFC 5545 §3.1); a letter is never split. */
function fold(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (Buffer.byteLength(lines.at(-1)! + letter) > foldAt) lines.push(' ');
    lines.push(lines.pop()! + letter);
  }
  return lines.join('\r\n');
}

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/** '2026-03-09T22:40:00+05:00' → '20260309T174000Z': every calendar program agrees on an instant. */
const instant = (at: Date | string) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

function describeEnd(
  label: string,
  local: string,
  code: string,
  terminal: string | null,
  facts: CalendarFacts,
): string {
  const place = facts.dictionary.airports[code];
  const [day, time] = [local.slice(0, 10), local.slice(11, 16)];
  const offset = local.slice(-6);
  const airport = [place?.city ?? code, place?.airport, code].filter(Boolean).join(', ');
  return `${label} ${day} ${time} (UTC${offset}): ${airport}${terminal ? `, ${ticketTexts[facts.lang].terminal(terminal)}` : ''}`;
}

function event(segment: Segment, index: number, facts: CalendarFacts): string[] {
  const city = (code: string) => facts.dictionary.airports[code]?.city ?? code;
  const description = [
    describeEnd('↗', segment.departingAt, segment.origin, segment.originTerminal, facts),
    describeEnd('↘', segment.arrivingAt, segment.destination, segment.destinationTerminal, facts),
    `PNR ${facts.pnr}`,
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${facts.orderNumber}-${index + 1}@karvon`,
    `DTSTAMP:${instant(facts.now)}`,
    `DTSTART:${instant(segment.departingAt)}`,
    `DTEND:${instant(segment.arrivingAt)}`,
    `SUMMARY:${escape(`${segment.flightNumber} ${city(segment.origin)} – ${city(segment.destination)}`)}`,
    `LOCATION:${escape(`${facts.dictionary.airports[segment.origin]?.airport ?? city(segment.origin)} (${segment.origin})`)}`,
    `DESCRIPTION:${escape(description)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** The flights as calendar events (RFC 5545); local times are in the description, instants in UTC. */
export function renderCalendar(facts: CalendarFacts): Buffer {
  const segments = facts.slices.flatMap((slice) => slice.segments);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${facts.brand}//Orders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...segments.flatMap((segment, index) => event(segment, index, facts)),
    'END:VCALENDAR',
  ];
  return Buffer.from(lines.map((line) => `${fold(line)}\r\n`).join(''));
}
