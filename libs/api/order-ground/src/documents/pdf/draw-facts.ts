import { contentWidth, page, palette, type Sheet } from './sheet';

const labelWidth = 120;
/** More facts than these begin where their first lines have room; fewer are kept on one page. */
const maxTogether = 20;
const firstLines = 3;

/** A heading, and what is to be known under it: label and value, or a line without a label. */
export function drawFacts(
  sheet: Sheet,
  title: string,
  facts: readonly (readonly string[])[],
): void {
  const together = facts.length > maxTogether ? firstLines : facts.length;
  sheet.ensure(34 + together * 15);
  sheet.heading(title);
  for (const [first = '', value] of facts) {
    const text = value ?? first;
    const left = value === undefined ? 0 : labelWidth;
    const height = sheet.height(text, contentWidth - left);
    sheet.ensure(height + 4);
    sheet.tagged('P', () => {
      if (value !== undefined)
        sheet.write(first, page.margin, sheet.y, labelWidth - 8, { color: palette.muted });
      sheet.write(text, page.margin + left, sheet.y, contentWidth - left);
    });
    sheet.y += Math.max(15, height + 3);
  }
  sheet.y += 12;
}
