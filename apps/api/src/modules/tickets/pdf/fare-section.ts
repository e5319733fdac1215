import type { Baggage, Condition, SliceBaggage } from '@karvon/contract';
import { formatMoney } from '../../../format-money';
import type { Receipt } from '../receipt';
import type { TicketTexts } from '../ticket-texts';
import { contentWidth, page, palette, type Sheet } from '../../documents/pdf/sheet';

function baggageText(baggage: Baggage | null, none: string, texts: TicketTexts): string {
  if (baggage === null) return texts.unknown;
  return baggage.pieces === 0 ? none : texts.bags(baggage.pieces, baggage.kg);
}

/** Once for the whole journey, or slice by slice where they differ: 'TAS – VKO: 1 × до 23 кг; VKO – TAS: не включён'. */
function baggageOf(
  { fare, slices }: Receipt,
  kind: keyof SliceBaggage,
  none: string,
  texts: TicketTexts,
): string {
  const said = fare.baggage.map((slice) => baggageText(slice[kind], none, texts));
  if (new Set(said).size === 1) return said[0]!;
  return slices
    .map(({ origin, destination }, index) => `${origin} – ${destination}: ${said[index]}`)
    .join('; ');
}

function conditionText({ allowed, fee }: Condition, receipt: Receipt, texts: TicketTexts): string {
  if (allowed === 'unknown') return texts.unknown;
  if (allowed === 'no') return texts.forbidden;
  if (fee === null) return texts.allowed;
  return `${texts.allowed}, ${fee.amount === 0 ? texts.free : texts.fee(formatMoney(fee, receipt.lang))}`;
}

/** What the fare gives and takes, in two columns of facts. */
export function drawFare(sheet: Sheet, receipt: Receipt, texts: TicketTexts): void {
  const { fare } = receipt;
  const facts: [string, string][] = [
    [texts.fare, fare.fareBasis ? `${fare.name} (${fare.fareBasis})` : fare.name],
    [texts.carryOn, baggageOf(receipt, 'carryOn', texts.noCarryOn, texts)],
    [texts.checked, baggageOf(receipt, 'checked', texts.noBags, texts)],
    [texts.refund, conditionText(fare.refund, receipt, texts)],
    [texts.exchange, conditionText(fare.exchange, receipt, texts)],
  ];
  const labelWidth = 96;
  const valueWidth = contentWidth - labelWidth;
  sheet.ensure(30 + facts.length * 15);
  sheet.heading(texts.fareTitle);
  for (const [label, value] of facts) {
    sheet.tagged('P', () => {
      sheet.write(label, page.margin, sheet.y, labelWidth, { color: palette.muted });
      sheet.write(value, page.margin + labelWidth, sheet.y, valueWidth);
    });
    sheet.y += Math.max(15, sheet.height(value, valueWidth) + 2);
  }
  sheet.y += 12;
}
