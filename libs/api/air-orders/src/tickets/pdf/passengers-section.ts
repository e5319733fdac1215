import type { PrintedExtra, Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { contentWidth, page, palette, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';

const columns = { type: 250, ticket: 350 } as const;
const nameWidth = columns.type - 16;

/** '555' and ten digits, as printed on tickets: '555 4180000001'. */
/** '125 2106312810'; several tickets of one passenger with a comma between them. */
const spacedNumber = (numbers: string) => numbers.replace(/\d{3}(?=\d{10}\b)/g, '$& ');

const extraText = (extra: PrintedExtra, texts: TicketTexts): string =>
  extra.kind === 'seat'
    ? texts.extraSeat(extra.designator, extra.flight)
    : texts.extraBag(texts.bags(extra.quantity, extra.kg), extra.flights.join(', '));

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The passengers and their e-tickets. */
export function drawPassengers(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const ticketWidth = contentWidth - columns.ticket - 16;
  const labelTop = sheet.y + 4;
  sheet.heading(texts.passengers);
  sheet.tagged('P', () => {
    sheet.write(texts.ticketNumber, page.margin + 8 + columns.ticket, labelTop, ticketWidth, {
      size: 8,
      color: palette.muted,
      align: 'right',
    });
  });
  receipt.passengers.forEach((passenger, index) => {
    const name = `${passenger.surname} ${passenger.name}`.toUpperCase();
    const remarks = [
      ...passenger.extras.map((extra) => extraText(extra, texts)),
      ...(passenger.without.length > 0 ? [texts.without(passenger.without.join(', '))] : []),
    ];
    const said = capitalised(remarks.join('; '));
    const nameHeight = sheet.height(name, nameWidth, { bold: true });
    const rowHeight = nameHeight + (said ? sheet.height(said, nameWidth, { size: 8 }) : 0) + 7;
    sheet.ensure(rowHeight);
    const top = sheet.y;
    if (index % 2 === 0) {
      sheet.decoration(() =>
        sheet.doc.roundedRect(page.margin, top, contentWidth, rowHeight, 4).fill(palette.soft),
      );
    }
    sheet.tagged('P', () => {
      const left = page.margin + 8;
      sheet.write(name, left, top + 3.5, nameWidth, { bold: true });
      if (said) {
        const under = { size: 8, color: palette.muted };
        sheet.write(said, left, top + 3.5 + nameHeight, nameWidth, under);
      }
      sheet.write(texts.passengerTypes[passenger.type], left + columns.type, top + 3.5, 96, {
        color: palette.muted,
      });
      sheet.write(
        passenger.ticketNumber === null
          ? texts.byReference(receipt.pnr)
          : spacedNumber(passenger.ticketNumber),
        left + columns.ticket,
        top + 3.5,
        ticketWidth,
        {
          bold: true,
          align: 'right',
        },
      );
    });
    sheet.y += rowHeight;
  });
  sheet.y += 16;
}
