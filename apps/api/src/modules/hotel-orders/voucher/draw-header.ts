import { formatDay } from '@karvon/order-ground/documents/format';
import { drawAztec } from '@karvon/order-ground/documents/pdf/barcode';
import { drawGirih } from '@karvon/order-ground/documents/pdf/ornament';
import { contentWidth, page, palette, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';
import type { Voucher } from './voucher';
import type { VoucherTexts } from './voucher-texts';

const bandHeight = 84;
const codeSize = 58;
const largest = 15;

/** The brand's band, the numbers the desk asks for, and the hotel's name. */
export function drawHeader(sheet: Sheet, voucher: Voucher, texts: VoucherTexts): void {
  sheet.decoration(() => {
    sheet.doc.rect(0, 0, page.width, bandHeight).fill(palette.deep);
    const band = { x: page.width - 260, y: 0, width: 260, height: bandHeight };
    drawGirih(sheet.doc, band, palette.accent);
  });
  sheet.tagged('P', () => {
    const style = { size: 22, bold: true, color: palette.white };
    sheet.write(voucher.agency.brand, page.margin, 18, 300, style);
  });
  sheet.tagged('H1', () => {
    sheet.write(texts.title, page.margin, 51, 320, { size: 10.5, color: '#c9d4f2' });
  });
  const top = bandHeight + 18;
  const facts = [
    [texts.confirmation, voucher.confirmation],
    [texts.voucherNumber, voucher.voucherNumber],
    [texts.orderNumber, voucher.orderNumber],
    [texts.issuedOn, formatDay(voucher.issuedOn, voucher.lang)],
  ] as const;
  const width = (contentWidth - codeSize - 12) / facts.length;
  facts.forEach(([label, value], index) => {
    const x = page.margin + index * width;
    sheet.tagged('P', () => {
      sheet.write(label, x, top, width - 8, { size: 8, color: palette.muted });
      const size = index === 0 ? largest : 10;
      // Numbers of both sizes stand on one line.
      sheet.write(value, x, top + 24 + largest - size, width - 8, {
        size,
        bold: true,
        color: palette.deep,
      });
    });
  });
  sheet.decoration(() =>
    drawAztec(
      sheet.doc,
      voucher.voucherNumber,
      page.margin + contentWidth - codeSize,
      top,
      codeSize,
    ),
  );
  sheet.y = top + codeSize + 16;
}
