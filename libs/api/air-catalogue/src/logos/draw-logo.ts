import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';

/** A logo is 24 CSS pixels wide; a screen has at most three and a half device pixels for each. */
const SIZE = 96;
const MARGIN = 6;
const MOST_BYTES = 128 * 1024;
const MOST_ELEMENTS = 3_000;
/** The maximum of elements that repeat others: a few nested levels would be billions of shapes. */
const MOST_COPIES = 16;
const MOST_PIXELS = 4_000_000;
const SECONDS = 3;
const pngBeginning = Buffer.from('\x89PNG\r\n', 'latin1');

/** The elements that a drawing may have: no scripts, foreign content, pictures, links, filters, patterns, fonts or animations. */
const elements = new Set(
  (
    'svg g defs title desc metadata style path rect circle ellipse line polyline polygon use symbol switch ' +
    'clipPath mask linearGradient radialGradient stop'
  ).split(' '),
);

type XmlNode = Record<string, unknown> & { ':@'?: Record<string, string> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  removeNSPrefix: true,
});

/** An address in an attribute or a style must lead to another part of the drawing, or the drawing is refused. */
function refersOutside(name: string, value: string): boolean {
  if (/^href$|^src$/.test(name)) return !value.startsWith('#');
  const addresses = value.match(/url\([^)]*\)?/gi) ?? [];
  return addresses.some((one) => !/^url\(\s*["']?#/i.test(one)) || /@import|\\/.test(value);
}

function refuse(why: string): never {
  throw new Error(`not a logo: ${why}`);
}

/** Throws for a drawing with an element or attribute that can load, run or multiply. */
export function checkDrawing(text: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse('a document type');
  if (/<\?xml-stylesheet/i.test(text)) refuse('a stylesheet');
  let [count, copies] = [0, 0];
  const open: XmlNode[] = parser.parse(text) as XmlNode[];
  if (!open.some((node) => 'svg' in node)) refuse('no drawing');
  for (let node = open.pop(); node; node = open.pop()) {
    const { ':@': attributes = {}, '#text': words, ...children } = node;
    if (words !== undefined && refersOutside('', String(words))) refuse('an address outside');
    const [name = ''] = Object.keys(children);
    if (name === '' || name.startsWith('?')) continue;
    if (!elements.has(name)) refuse('an element that no logo needs');
    if (++count > MOST_ELEMENTS) refuse('too many elements');
    if (name === 'use' && ++copies > MOST_COPIES) refuse('too many copies');
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) refuse('a script');
      if (refersOutside(attribute, String(value))) refuse('an address outside');
    }
    open.push(...(children[name] as XmlNode[]));
  }
}

/**
 * Draws an airline's logo as a small picture on a white plate, legible by day and by night. A drawing becomes pixels, so that no
 * part of it ever runs in a visitor's browser.
 * @throws Error for a file that is not a logo: not SVG or PNG, too large, or with references outside itself
 */
export async function drawLogo(file: Buffer): Promise<Buffer> {
  if (file.length > MOST_BYTES) refuse('too many bytes');
  // Only checked text reaches the drawing library.
  if (!file.subarray(0, pngBeginning.length).equals(pngBeginning))
    checkDrawing(new TextDecoder('utf-8', { fatal: true }).decode(file));
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' as const };
  const inner = SIZE - 2 * MARGIN;
  return sharp(file, limits)
    .resize(inner, inner, { fit: 'contain', background: '#fff0' })
    .flatten({ background: '#fff' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#fff' })
    .timeout({ seconds: SECONDS })
    .webp({ lossless: true })
    .toBuffer();
}
