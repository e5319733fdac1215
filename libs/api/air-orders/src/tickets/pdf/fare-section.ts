import { fareLines } from '@karvon/order-ground/documents/flights/flight-facts';
import { contentWidth, page, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';

/** The conditions of the fare, a line for each. */
export function drawFare(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const { fare, slices, dictionary, lang } = receipt;
  const name = fare.fareBasis ? `${fare.name} (${fare.fareBasis})` : fare.name;
  const lines = [
    `${texts.fare}: ${name}`,
    ...fareLines(fare, { slices, airports: dictionary.airports, lang }),
  ];
  sheet.ensure(30 + lines.length * 15);
  sheet.heading(texts.fareTitle);
  for (const line of lines) {
    sheet.tagged('P', () => sheet.write(line, page.margin, sheet.y, contentWidth));
    sheet.y += Math.max(15, sheet.height(line, contentWidth) + 2);
  }
  sheet.y += 12;
}
