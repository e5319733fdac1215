import { sum, times, type Money } from '@karvon/money';
import { formatMoney } from '@karvon/platform/format-money';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { contentWidth, page, palette, type Sheet } from '@karvon/order-ground/documents/pdf/sheet';

const rowHeight = 15;
const sumWidth = 150;

function priceRows(
  { fare: { price }, paidBeside }: Receipt,
  texts: TicketTexts,
): [string, Money][] {
  const perPassenger = price.lines.flatMap((line): [string, Money][] => {
    const type = texts.passengerTypes[line.passengerType];
    const who = line.passengerType === 'all' ? type : `${type} × ${line.count}`;
    return [
      [`${who}: ${texts.tariff}`, times(line.tariff, line.count)],
      [`${who}: ${texts.taxes}`, times(line.taxes, line.count)],
    ];
  });
  const beside: [string, Money][] = [
    [texts.extras, paidBeside.extras],
    [texts.exchanges, paidBeside.exchanges],
  ];
  return [
    ...perPassenger,
    [texts.serviceFee, price.serviceFee],
    [texts.acquiringFee, price.acquiringFee],
    ...beside.filter(([, { amount }]) => amount !== 0),
  ];
}

/** How the total is made up: the fare, down to the bank's commission, and later payments. */
export function drawPrice(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const rows = priceRows(receipt, texts);
  sheet.ensure(70 + rows.length * rowHeight);
  sheet.heading(texts.price);
  const line = (
    label: string,
    sum: Money,
    y: number,
    style: { size?: number; bold?: boolean; color?: string },
  ) =>
    sheet.tagged('P', () => {
      sheet.write(label, page.margin, y, contentWidth - sumWidth, style);
      sheet.write(
        formatMoney(sum, receipt.lang),
        page.margin + contentWidth - sumWidth,
        y,
        sumWidth,
        { ...style, align: 'right' },
      );
    });
  for (const [label, sum] of rows) {
    line(label, sum, sheet.y, {});
    sheet.y += rowHeight;
  }
  sheet.rule(sheet.y + 3);
  const { extras, exchanges } = receipt.paidBeside;
  line(texts.total, sum(receipt.fare.price.total, extras, exchanges), sheet.y + 8, {
    size: 13,
    bold: true,
    color: palette.price,
  });
  sheet.y += 40;
  if (!receipt.partReturned) return;
  const height = sheet.height(texts.partReturned, contentWidth, {});
  sheet.ensure(height);
  sheet.tagged('P', () =>
    sheet.write(texts.partReturned, page.margin, sheet.y, contentWidth, { color: palette.muted }),
  );
  sheet.y += height + 12;
}
