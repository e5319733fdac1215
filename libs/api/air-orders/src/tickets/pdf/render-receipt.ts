import { englishFacts } from '../english-facts';
import type { Receipt } from '../receipt';
import { ticketTexts } from '../ticket-texts';
import { drawClosing, drawFooters } from '@karvon/order-ground/documents/pdf/closing-section';
import { drawFare } from './fare-section';
import { drawFlights } from './flights-section';
import { drawHeader } from './header-section';
import { drawPassengers } from './passengers-section';
import { drawPrice } from './price-section';
import { drawFacts } from '@karvon/order-ground/documents/pdf/draw-facts';
import { Sheet } from '@karvon/order-ground/documents/pdf/sheet';

/** The itinerary receipt as a tagged A4 PDF in the receipt's language. */
export async function renderReceipt(receipt: Receipt): Promise<Buffer> {
  const texts = ticketTexts[receipt.lang];
  const sheet = new Sheet({
    title: `${texts.title} ${receipt.pnr}`,
    author: receipt.agency.brand,
    lang: receipt.lang,
  });
  const finished = sheet.bytes();
  drawHeader(sheet, receipt, texts);
  drawPassengers(sheet, receipt, texts);
  drawFlights(sheet, receipt, texts);
  drawFare(sheet, receipt, texts);
  drawPrice(sheet, receipt, texts);
  if (receipt.abroad)
    sheet.inLanguage('en', () => drawFacts(sheet, 'Electronic ticket', englishFacts(receipt)));
  drawClosing(sheet, receipt, texts);
  const { agency, pnr, orderNumber } = receipt;
  drawFooters(sheet, `${agency.brand} · ${pnr} · ${orderNumber}`, texts);
  sheet.doc.end();
  return finished;
}
