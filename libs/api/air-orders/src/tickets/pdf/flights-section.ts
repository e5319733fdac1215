import type { Layover, Slice } from '@karvon/contract';
import { formatDuration } from '@karvon/order-ground/documents/format';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { drawSegment, usualSegmentHeight } from './segment-block';
import { contentWidth, page, palette, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';

function sliceTitle(slices: Slice[], index: number, texts: TicketTexts): string {
  const [first, second] = slices;
  const returns =
    slices.length === 2 &&
    first!.origin === second!.destination &&
    first!.destination === second!.origin;
  if (slices.length === 1 || returns) return index === 0 ? texts.there : texts.back;
  return texts.leg(index + 1);
}

function drawLayover(sheet: Sheet, layover: Layover, receipt: Receipt, texts: TicketTexts): void {
  const city = receipt.dictionary.airports[layover.arrivalAirport]?.city ?? layover.arrivalAirport;
  const remarks = [
    layover.selfTransfer !== undefined && texts.selfTransfer,
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

/** Every flight of the journey with local times, and the layovers between them. */
export function drawFlights(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const classes = [...receipt.fare.bookingClasses];
  receipt.slices.forEach((slice, index) => {
    sheet.ensure(usualSegmentHeight + 26);
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
