import { formatDay } from '@karvon/order-ground/documents/format';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { drawAztec } from '@karvon/order-ground/documents/pdf/barcode';
import { drawGirih } from '@karvon/order-ground/documents/pdf/ornament';
import { contentWidth, page, palette, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';

const bandHeight = 84;
const codeSize = 58;

/** The brand's band, then the three facts that people are asked for: PNR, order number, date. */
export function drawHeader(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  sheet.decoration(() => {
    sheet.doc.rect(0, 0, page.width, bandHeight).fill(palette.deep);
    drawGirih(
      sheet.doc,
      { x: page.width - 260, y: 0, width: 260, height: bandHeight },
      palette.accent,
    );
  });
  sheet.tagged('P', () => {
    sheet.write(receipt.agency.brand, page.margin, 18, 300, {
      size: 22,
      bold: true,
      color: palette.white,
    });
  });
  sheet.tagged('H1', () => {
    sheet.write(texts.title, page.margin, 51, 320, { size: 10.5, color: '#c9d4f2' });
  });

  const top = bandHeight + 18;
  const facts = [
    { label: texts.pnr, value: receipt.pnr, width: 170, size: 24 },
    { label: texts.orderNumber, value: receipt.orderNumber, width: 140, size: 13 },
    {
      label: texts.issuedOn,
      value: formatDay(receipt.issuedOn, receipt.lang),
      width: 140,
      size: 13,
    },
  ];
  let x = page.margin;
  for (const { label, value, width, size } of facts) {
    sheet.tagged('P', () => {
      sheet.write(label, x, top, width, { size: 8.5, color: palette.muted });
      const spacing = value === receipt.pnr ? 2 : 0;
      sheet.write(value, x, top + 13 + (24 - size), width, {
        size,
        bold: true,
        color: palette.deep,
        characterSpacing: spacing,
      });
    });
    x += width;
  }
  sheet.decoration(() =>
    drawAztec(sheet.doc, receipt.pnr, page.margin + contentWidth - codeSize, top, codeSize),
  );
  sheet.y = top + codeSize + 16;
}
