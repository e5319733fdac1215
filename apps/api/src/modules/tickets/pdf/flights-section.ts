import type { Layover, Segment, Slice } from '@karvon/contract';
import { formatDuration, formatWeekdayAndDay } from '../format';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { contentWidth, page, palette, type Sheet, type TextStyle } from './sheet';

const segmentHeight = 78;
const timeWidth = 96;
const placeWidth = 176;
const flightX = timeWidth + placeWidth + 6;
const flightWidth = contentWidth - flightX - 10;
const small: TextStyle = { size: 8.5, color: palette.muted };

const dayOf = (local: string) => local.slice(0, 10);
const timeOf = (local: string) => local.slice(11, 16);

function sliceTitle(slices: Slice[], index: number, texts: TicketTexts): string {
  const [first, second] = slices;
  const returns =
    slices.length === 2 &&
    first!.origin === second!.destination &&
    first!.destination === second!.origin;
  if (slices.length === 1 || returns) return index === 0 ? texts.there : texts.back;
  return texts.leg(index + 1);
}

/** One flight: two moments in local time on the left, the flight itself on the right. */
function drawSegment(
  sheet: Sheet,
  segment: Segment,
  bookingClass: string | undefined,
  receipt: Receipt,
  texts: TicketTexts,
): void {
  sheet.ensure(segmentHeight);
  const top = sheet.y;
  const { airports, carriers } = receipt.dictionary;
  sheet.decoration(() => {
    sheet.doc
      .roundedRect(page.margin, top, contentWidth, segmentHeight - 6, 8)
      .lineWidth(0.8)
      .fillAndStroke(palette.white, palette.line);
    const x = page.margin + 7;
    sheet.doc
      .circle(x, top + 17, 2.6)
      .fill(palette.accent)
      .circle(x, top + 49, 2.6)
      .fill(palette.accent);
    sheet.doc
      .moveTo(x, top + 21)
      .lineTo(x, top + 45)
      .lineWidth(0.9)
      .stroke(palette.accent);
  });

  const moment = (local: string, code: string, terminal: string | null, y: number) =>
    sheet.tagged('P', () => {
      const left = page.margin + 16;
      const place = airports[code];
      const airport = [place?.airport ?? code, terminal && texts.terminal(terminal)]
        .filter(Boolean)
        .join(', ');
      sheet.write(timeOf(local), left, y, 50, { size: 13.5, bold: true, color: palette.deep });
      sheet.write(formatWeekdayAndDay(dayOf(local), receipt.lang), left, y + 17, timeWidth + 10, {
        size: 7.5,
        color: palette.muted,
      });
      sheet.write(`${place?.city ?? code} (${code})`, left + timeWidth + 8, y + 1.5, placeWidth, {
        bold: true,
        size: 10.5,
      });
      sheet.write(airport, left + timeWidth + 8, y + 16.5, placeWidth, small);
    });
  moment(segment.departingAt, segment.origin, segment.originTerminal, top + 5);
  moment(segment.arrivingAt, segment.destination, segment.destinationTerminal, top + 38);

  sheet.tagged('P', () => {
    const x = page.margin + flightX + 6;
    const name = (code: string) => carriers[code]?.name ?? code;
    const cabin = [texts.cabins[segment.cabin], bookingClass && texts.bookingClass(bookingClass)]
      .filter(Boolean)
      .join(', ');
    const lines = [
      { text: name(segment.marketingCarrier), style: small },
      { text: `${cabin} · ${segment.aircraft}`, style: small },
      segment.operatingCarrier === segment.marketingCarrier
        ? {
            text: texts.onTheWay(formatDuration(segment.durationMinutes, receipt.lang)),
            style: small,
          }
        : { text: texts.operatedBy(name(segment.operatingCarrier)), style: small },
    ];
    sheet.write(segment.flightNumber, x, top + 6, flightWidth, {
      size: 12,
      bold: true,
      color: palette.action,
    });
    lines.forEach(({ text, style }, index) =>
      sheet.write(text, x, top + 24 + index * 14, flightWidth, style),
    );
  });
  sheet.y += segmentHeight;
}

function drawLayover(sheet: Sheet, layover: Layover, receipt: Receipt, texts: TicketTexts): void {
  const city = receipt.dictionary.airports[layover.arrivalAirport]?.city ?? layover.arrivalAirport;
  const remarks = [
    layover.airportChange && texts.airportChange(layover.arrivalAirport, layover.departureAirport),
    layover.night && texts.nightLayover,
    layover.short && texts.shortLayover,
  ].filter((remark) => remark !== false);
  sheet.tagged('P', () => {
    const text = [
      texts.layover(formatDuration(layover.minutes, receipt.lang), city),
      ...remarks,
    ].join(' · ');
    sheet.write(text, page.margin + 16, sheet.y - 1, contentWidth - 16, {
      size: 8.5,
      bold: true,
      color: palette.accentText,
    });
  });
  sheet.y += 18;
}

/** Every flight of the journey with local times, and the waits between them. */
export function drawFlights(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const classes = [...receipt.fare.bookingClasses];
  receipt.slices.forEach((slice, index) => {
    sheet.ensure(segmentHeight + 26);
    const city = (code: string) => receipt.dictionary.airports[code]?.city ?? code;
    const duration = texts.onTheWay(formatDuration(slice.durationMinutes, receipt.lang));
    sheet.heading(
      `${sliceTitle(receipt.slices, index, texts)}: ${city(slice.origin)} — ${city(slice.destination)}, ${duration}`,
    );
    slice.segments.forEach((segment, position) => {
      drawSegment(sheet, segment, classes.shift(), receipt, texts);
      const layover = slice.layovers[position];
      if (layover) drawLayover(sheet, layover, receipt, texts);
    });
    sheet.y += 8;
  });
}
