import { contentWidth, page, palette, type Sheet } from './sheet';

const padding = 12;

/** The agency's contacts, for questions. */
export interface Agency {
  legalName: string;
  phones: string[];
  email: string;
}

/** The words at the end of a paper, in its language. */
export interface ClosingTexts {
  agency: string;
  notesTitle: string;
  notes: readonly string[];
  page: (number: number, count: number) => string;
}

/** What to keep in mind and whom to call, on a warm tint. */
export function drawClosing(
  sheet: Sheet,
  { agency }: { agency: Agency },
  texts: Pick<ClosingTexts, 'agency' | 'notes' | 'notesTitle'>,
): void {
  const width = contentWidth - 2 * padding;
  const contacts = `${texts.agency}: ${agency.legalName} · ${agency.phones.join(' · ')} · ${agency.email}`;
  const lines = [...texts.notes, contacts];
  const heights = lines.map(
    (line) => sheet.height(line, width, { size: 8.5, bold: line === contacts }) + 4,
  );
  const height = heights.reduce((sum, each) => sum + each, 0) + 20 + 2 * padding;
  sheet.ensure(height);
  sheet.decoration(() =>
    sheet.doc.roundedRect(page.margin, sheet.y, contentWidth, height, 8).fill(palette.soft),
  );
  sheet.y += padding;
  sheet.tagged('H2', () => {
    sheet.write(texts.notesTitle, page.margin + padding, sheet.y, width, {
      size: 10.5,
      bold: true,
      color: palette.deep,
    });
  });
  sheet.y += 20;
  lines.forEach((line, index) => {
    sheet.tagged('P', () => {
      const isContacts = line === contacts;
      sheet.write(line, page.margin + padding, sheet.y, width, {
        size: 8.5,
        bold: isContacts,
        color: isContacts ? palette.deep : palette.muted,
      });
    });
    sheet.y += heights[index]!;
  });
}

/** The agency and the page numbers, written when the number of pages is known. */
export function drawFooters(sheet: Sheet, whose: string, texts: Pick<ClosingTexts, 'page'>): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(start + index);
    sheet.decoration(() => {
      const y = page.height - 30;
      const style = { size: 7.5, color: palette.muted } as const;
      sheet.write(whose, page.margin, y, 300, style);
      sheet.write(texts.page(index + 1, count), page.margin, y, contentWidth, {
        ...style,
        align: 'right',
      });
    });
  }
}
