import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@karvon/contract';

/** One stylesheet of the build. */
export interface Style {
  address: string;
  text: string;
}

/** The built form of this file lies beside the list and the client build. */
const server = dirname(fileURLToPath(import.meta.url));

/** The build's stylesheets, dependencies first. */
export function readStyles(): Style[] {
  const order = JSON.parse(readFileSync(join(server, 'styles.json'), 'utf8')) as string[];
  return order.map((address) => ({
    address,
    text: readFileSync(join(server, '../client', address), 'utf8'),
  }));
}

/** A text has some 50 kB; the key is the list of stylesheets, which depends on the content of a page. */
const maxTexts = 200;

/** Font faces with a file; the others are fonts of the device. */
const fetchedFaces = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** The fonts that nearly every page of a language needs. Other fonts load where a page uses them. */
const lettersOf = {
  ru: /\/[\w/-]*-(?:cyrillic|latin)-wght-[^)"']*/g,
  uz: /\/[\w/-]*-latin-wght-[^)"']*/g,
};

/** Matches class names in a stylesheet. */
const classOfRule = /\.(_[\w-]+)/g;
const attribute = ' class="';

/** Every distinct value of a class attribute in a page. */
function classesOf(html: string): Set<string> {
  const found = new Set<string>();
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    at += attribute.length;
    found.add(html.slice(at, html.indexOf('"', at)));
  }
  return found;
}

/** Some stylesheets in the order of the build. */
export interface Picked {
  /** Identifies them, because file names carry hashes. */
  addresses: string;
  text: Buffer;
}

/**
 * Picks the stylesheets of a page: those of its route, which also style what it shows later, and those of every class in its
 * HTML, for parts whose scripts load later.
 */
export class StyleShelf {
  private readonly indexOfClass = new Map<string, number>();
  private readonly styles: readonly Style[];
  /** A cache: pages of one route nearly always need the same stylesheets. */
  private readonly texts = new Map<string, Buffer>();
  /** Separate, because a browser fetches fonts as soon as it knows their faces. */
  readonly faces: string;

  constructor(styles: readonly Style[]) {
    this.faces = styles.flatMap(({ text }) => text.match(fetchedFaces) ?? []).join('');
    this.styles = styles.map((style) => ({ ...style, text: style.text.replace(fetchedFaces, '') }));
    for (const [index, { text }] of styles.entries())
      for (const [, name] of text.matchAll(classOfRule))
        if (!this.indexOfClass.has(name!)) this.indexOfClass.set(name!, index);
  }

  /** Addresses of the font files of a language. */
  letters(locale: Locale): readonly string[] {
    return this.faces.match(lettersOf[locale]) ?? [];
  }

  /**
   * @param html may be any part of a page
   * @param routes addresses of the styles of its routes
   * @param written indexes of the stylesheets in the page; extended by the result
   * @returns undefined when the page has all of them
   */
  pick(html: string, routes: readonly string[], written: Set<number>): Picked | undefined {
    const wanted = new Set<number>();
    for (const [index, { address }] of this.styles.entries())
      if (routes.includes(address)) wanted.add(index);
    for (const names of classesOf(html))
      for (const name of names.split(' ')) {
        const index = this.indexOfClass.get(name);
        if (index !== undefined) wanted.add(index);
      }
    const picked = [...wanted].filter((index) => !written.has(index)).sort((a, b) => a - b);
    if (picked.length === 0) return undefined;
    for (const index of picked) written.add(index);
    const styles = picked.map((index) => this.styles[index]!);
    const addresses = styles.map(({ address }) => address).join(' ');
    return { addresses, text: this.textOf(addresses, styles) };
  }

  private textOf(addresses: string, styles: readonly Style[]): Buffer {
    const known = this.texts.get(addresses);
    if (known) return known;
    const text = Buffer.from(styles.map((style) => style.text).join('\n'));
    if (this.texts.size < maxTexts) this.texts.set(addresses, text);
    return text;
  }
}
