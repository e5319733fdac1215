import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string | null;
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n|\nendobj)/g)) {
    const start = match.index + match[0].length;
    const length = /\/Length (\d+)/.exec(match[2]!)?.[1];
    const bytes = match[0].endsWith('stream\n')
      ? pdf.subarray(start, start + Number(length))
      : null;
    const stream =
      bytes && (match[2]!.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(Number(match[1]), { head: match[2]!, stream });
  }
  return objects;
}

/** The box a font draws for a letter it does not have. */
const noGlyph = '0000';

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph numbers to text, as the file itself says for copying and screen readers. */
function readGlyphs(cmap: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first, list] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const codes = [...list!.matchAll(/<([^>]*)>/g)].map((match) => match[1]!.replace(/\s/g, ''));
    codes.forEach((code, index) => {
      glyphs.set(
        (parseInt(first!, 16) + index).toString(16).padStart(4, '0'),
        code ? utf16(code) : '',
      );
    });
  }
  return glyphs;
}

/** The text of a PDF made by pdfkit, one piece per line: enough to prove what a receipt says. */
export function readPdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name, number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? '')?.[1];
      if (cmap) fonts.set(name!, readGlyphs(objects.get(Number(cmap))!.stream!));
    }
  }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let font = new Map<string, string>();
    for (const [, name, shown] of stream?.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g) ?? []) {
      if (name) font = fonts.get(name) ?? font;
      else {
        const hex = [...shown!.matchAll(/<(\w*)>/g)].map((match) => match[1]).join('');
        lines.push(
          (hex.match(/.{4}/g) ?? [])
            .map((glyph) => (glyph === noGlyph ? '\ufffd' : (font.get(glyph) ?? '\ufffd')))
            .join(''),
        );
      }
    }
  }
  return lines.join('\n');
}
