import { drawClosing, drawFooters } from '@karvon/order-ground/documents/pdf/closing-section';
import { drawFacts } from '@karvon/order-ground/documents/pdf/draw-facts';
import { Sheet } from '@karvon/order-ground/documents/pdf/sheet';
import { englishFacts } from './english-facts';
import { drawHeader } from './draw-header';
import type { Voucher } from './voucher';
import { cancellationFacts, guestFacts, paymentFacts, stayFacts } from './voucher-facts';
import { voucherTexts } from './voucher-texts';

/** '★★★★' has no glyph in the font; the category is said in a number. */
function nameOf({ stay: { hotel }, latin }: Voucher): string {
  const name = hotel.stars > 0 ? `${hotel.name} ${hotel.stars}*` : hotel.name;
  return latin.name === hotel.name ? name : `${name} (${latin.name})`;
}

/** The voucher as a tagged A4 PDF in its language. */
export async function renderVoucher(voucher: Voucher): Promise<Buffer> {
  const texts = voucherTexts[voucher.lang];
  const { agency, lang, voucherNumber, orderNumber } = voucher;
  const title = `${texts.title} ${voucherNumber}`;
  const sheet = new Sheet({ title, author: agency.brand, lang });
  const finished = sheet.bytes();
  drawHeader(sheet, voucher, texts);
  drawFacts(sheet, nameOf(voucher), stayFacts(voucher, texts));
  drawFacts(sheet, texts.guests, guestFacts(voucher, texts));
  drawFacts(sheet, texts.payment, paymentFacts(voucher, texts));
  drawFacts(sheet, texts.cancellation, cancellationFacts(voucher, texts));
  if (voucher.abroad)
    sheet.inLanguage('en', () => drawFacts(sheet, 'For the hotel', englishFacts(voucher)));
  drawClosing(sheet, voucher, texts);
  drawFooters(sheet, `${agency.brand} · ${voucherNumber} · ${orderNumber}`, texts);
  sheet.doc.end();
  return finished;
}
