import { bindWords } from '@karvon/short-words';
import PDFDocument from 'pdfkit';
import { fonts } from './fonts';

/** PDFKit takes a font that is parsed, though its types do not say so. */
const font = (weight: keyof typeof fonts) => fonts[weight] as unknown as Buffer;

export const palette = {
  deep: '#101c4a',
  action: '#213fa3',
  soft: '#f2f5fd',
  line: '#ddd5c5',
  accent: '#17a0a3',
  accentText: '#0c6f77',
  price: '#935700',
  warm: '#fcfaf6',
  ink: '#1a2233',
  muted: '#525b6e',
  white: '#ffffff',
} as const;

export const page = { width: 595.28, height: 841.89, margin: 40, footer: 44 } as const;
export const contentWidth = page.width - 2 * page.margin;

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  characterSpacing?: number;
}

/** An A4 page with a cursor: sections draw at `y` and move it down; a section that does not fit gets a new page. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y = 0;
  readonly #root: PDFKit.PDFStructureElement;
  #foreign: string | undefined;

  constructor(info: { title: string; author: string; lang: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: info.lang,
      // A first font without a name would be opened anew for each text in it.
      font: '',
      info: { Title: info.title, Author: info.author },
    });
    this.doc.registerFont('regular', font('regular'));
    this.doc.registerFont('bold', font('bold'));
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** The whole file, once the document is ended; ask for it before drawing. */
  bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Starts a new page unless `height` points are left above the footer. */
  ensure(height: number): void {
    if (this.y + height <= page.height - page.footer) return;
    this.doc.addPage();
    this.y = page.margin;
  }

  /** What a screen reader reads, in order: a heading or a paragraph. */
  tagged(type: 'H1' | 'H2' | 'P', draw: () => void): void {
    const lang = this.#foreign;
    this.#root.add(this.doc.struct(type, lang ? { lang } : {}, draw));
  }

  /** A part in another language than the paper's, which a screen reader is told. */
  inLanguage(lang: string, draw: () => void): void {
    this.#foreign = lang;
    draw();
    this.#foreign = undefined;
  }

  /** Lines, tints and ornament: nothing to read. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes within `width`, wrapping. */
  write(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.#use(style);
    const { color = palette.ink } = style;
    this.doc.fillColor(color).text(bindWords(text), x, y, this.#options(width, style));
  }

  height(text: string, width: number, style: TextStyle = {}): number {
    this.#use(style);
    return this.doc.heightOfString(bindWords(text), this.#options(width, style));
  }

  width(text: string, style: TextStyle = {}): number {
    this.#use(style);
    return this.doc.widthOfString(text);
  }

  rule(y: number): void {
    this.decoration(() => {
      this.doc
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(0.6)
        .stroke(palette.line);
    });
  }

  heading(text: string): void {
    const style = { size: 12.5, bold: true, color: palette.deep };
    this.tagged('H2', () => this.write(text, page.margin, this.y, contentWidth, style));
    this.y += this.height(text, contentWidth, style) + 6;
  }

  #use(style: TextStyle): void {
    this.doc.font(style.bold ? 'bold' : 'regular').fontSize(style.size ?? 9.5);
  }

  #options(width: number, style: TextStyle) {
    return {
      width,
      align: style.align ?? 'left',
      characterSpacing: style.characterSpacing ?? 0,
      lineGap: 0,
    } as const;
  }
}
