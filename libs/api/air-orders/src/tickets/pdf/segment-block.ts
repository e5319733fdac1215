import type { Segment } from '@karvon/contract';
import { airportBeside } from '@karvon/place-search';
import { flightNotes } from '@karvon/order-ground/documents/flights/flight-facts';
import { flightWords } from '@karvon/order-ground/documents/flights/flight-words';
import { formatDuration, formatWeekdayAndDay } from '@karvon/order-ground/documents/format';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import {
  contentWidth,
  page,
  palette,
  type Sheet,
  type TextStyle,
} from '@karvon/order-ground/documents/pdf/sheet';

const small: TextStyle = { size: 8.5, color: palette.muted };
const left = page.margin + 16;
const placeX = left + 100;
const placeWidth = 200;
const flightX = placeX + placeWidth + 12;
const flightWidth = page.margin + contentWidth - flightX - 8;
const gap = 6;
const tiny: TextStyle = { ...small, size: 8 };

/** A line about a flight may be longer than its column, so it is wrapped. */
const lineHeight = (sheet: Sheet, line: string) =>
  Math.max(12.5, sheet.height(line, flightWidth, tiny) + 1);

interface Moment {
  local: string;
  code: string;
  airport: string;
  height: number;
}

/** Room for a segment whose airports have names of usual length; a section keeps its heading with it. */
export const usualSegmentHeight = 78;

/** One flight: two moments in local time on the left, the flight itself on the right. */
export function drawSegment(
  sheet: Sheet,
  segment: Segment,
  bookingClass: string | undefined,
  receipt: Receipt,
  texts: TicketTexts,
): void {
  const { airports, carriers } = receipt.dictionary;
  const words = flightWords[receipt.lang];

  const moment = (local: string, code: string, terminal: string | null): Moment => {
    const { city, airport: name } = airports[code] ?? { city: code, airport: code };
    const parts = [airportBeside(city, name) || name, terminal && words.terminal(terminal)];
    const airport = parts.filter(Boolean).join(', ');
    return { local, code, airport, height: 17 + sheet.height(airport, placeWidth, small) };
  };
  const departure = moment(segment.departingAt, segment.origin, segment.originTerminal);
  const arrival = moment(segment.arrivingAt, segment.destination, segment.destinationTerminal);
  const name = (code: string) => carriers[code]?.name ?? code;
  const cabin = [texts.cabins[segment.cabin], bookingClass && texts.bookingClass(bookingClass)];
  const own = segment.operatingCarrier === segment.marketingCarrier;
  const lines = [
    name(segment.marketingCarrier),
    ...(own ? [] : [words.operatedBy(name(segment.operatingCarrier))]),
    [cabin.filter(Boolean).join(', '), segment.aircraft].filter(Boolean).join(' · '),
    texts.onTheWay(formatDuration(segment.durationMinutes, receipt.lang)),
    ...flightNotes(segment, airports, receipt.lang),
  ];
  const flightHeight = lines.reduce((sum, line) => sum + lineHeight(sheet, line), 21 + gap);
  const height = Math.max(departure.height + arrival.height + 3 * gap, flightHeight);
  sheet.ensure(height + gap);
  const top = sheet.y;
  const arrivalTop = top + 2 * gap + departure.height;

  const drawMoment = ({ local, code, airport }: Moment, y: number) =>
    sheet.tagged('P', () => {
      const day = formatWeekdayAndDay(local.slice(0, 10), receipt.lang);
      const city = `${airports[code]?.city ?? code} (${code})`;
      const time = { size: 13.5, bold: true, color: palette.deep };
      sheet.write(local.slice(11, 16), left, y - 1, 60, time);
      sheet.write(day, left, y + 17, 98, { size: 7.5, color: palette.muted });
      sheet.write(city, placeX, y, placeWidth, { bold: true, size: 10.5 });
      sheet.write(airport, placeX, y + 15.5, placeWidth, small);
    });

  const drawFlight = () => {
    const number = { size: 12, bold: true, color: palette.action };
    sheet.write(segment.flightNumber, flightX, top + 4, flightWidth, number);
    let y = top + 21;
    for (const line of lines) {
      sheet.write(line, flightX, y, flightWidth, tiny);
      y += lineHeight(sheet, line);
    }
  };

  sheet.decoration(() => {
    const { doc } = sheet;
    const [x, from, to] = [page.margin + 7, top + gap + 9, arrivalTop + 9];
    doc.roundedRect(page.margin, top, contentWidth, height, 8).lineWidth(0.8);
    doc.fillAndStroke(palette.white, palette.line);
    doc.circle(x, from, 2.6).fill(palette.accent).circle(x, to, 2.6).fill(palette.accent);
    doc
      .moveTo(x, from + 4)
      .lineTo(x, to - 4)
      .lineWidth(0.9)
      .stroke(palette.accent);
  });
  drawMoment(departure, top + gap);
  drawMoment(arrival, arrivalTop);
  sheet.tagged('P', drawFlight);
  sheet.y += height + gap;
}
