import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** One stylesheet of the build. */
export interface Style {
  address: string;
  text: string;
}

/** The built form of this file lies beside the list and beside the browser's half of the build. */
const server = dirname(fileURLToPath(import.meta.url));

/** The build's stylesheets, each after those it builds upon. */
export function readStyles(): Style[] {
  const order = JSON.parse(readFileSync(join(server, 'styles.json'), 'utf8')) as string[];
  return order.map((address) => ({
    address,
    text: readFileSync(join(server, '../client', address), 'utf8'),
  }));
}

/** Faces of letters that are fetched; the others are the device's own. */
const fetchedFaces = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Names of classes in a stylesheet, or in the attributes of a page. */
const classOfRule = /\.(_[\w-]+)/g;
const classAttribute = / class="([^"]*)"/g;

/**
 * Says which stylesheets a page needs: those of its route, which also style what it shows later, and those of every class
 * in its HTML, for parts whose scripts come afterwards.
 */
export class StyleShelf {
  private readonly indexOfClass = new Map<string, number>();
  private readonly styles: readonly Style[];
  /** Kept apart, because a browser fetches letters as soon as it knows their faces. */
  readonly faces: string;

  constructor(styles: readonly Style[]) {
    this.faces = styles.flatMap(({ text }) => text.match(fetchedFaces) ?? []).join('');
    this.styles = styles.map((style) => ({ ...style, text: style.text.replace(fetchedFaces, '') }));
    for (const [index, { text }] of styles.entries())
      for (const [, name] of text.matchAll(classOfRule))
        if (!this.indexOfClass.has(name!)) this.indexOfClass.set(name!, index);
  }

  /**
   * @param html may be any part of a page
   * @param routes addresses of the styles of its routes
   * @param written indexes of what the page has already; grows by what is returned
   */
  pick(html: string, routes: readonly string[], written: Set<number>): Style[] {
    const wanted = new Set<number>();
    for (const [index, { address }] of this.styles.entries())
      if (routes.includes(address)) wanted.add(index);
    for (const [, names] of html.matchAll(classAttribute))
      for (const name of names!.split(' ')) {
        const index = this.indexOfClass.get(name);
        if (index !== undefined) wanted.add(index);
      }
    const picked = [...wanted].filter((index) => !written.has(index)).sort((a, b) => a - b);
    for (const index of picked) written.add(index);
    return picked.map((index) => this.styles[index]!);
  }
}

/** As React writes styles it keeps in order; our own build has no '</style' in them. */
function styleElement(styles: readonly Style[], nonce: string): string {
  if (styles.length === 0) return '';
  const addresses = styles.map(({ address }) => address).join(' ');
  const text = styles.map((style) => style.text).join('\n');
  return `<style nonce="${nonce}" data-precedence="karvon" data-href="${addresses}">${text}</style>`;
}

/** Without scripts they count at once, else `startScripts` lets them in after the first frame. */
const fontsElement = (faces: string, nonce: string): string =>
  `<style nonce="${nonce}" data-fonts media="(scripting:none)">${faces}</style>`;

interface WriteOptions {
  shelf: StyleShelf;
  routes: readonly string[];
  nonce: string;
}

/**
 * Writes the styles of a page at the end of its head, and those of a streamed part before that part. React writes each
 * of them within one task, and ends its writes at tags.
 */
export function writeStyles({ shelf, routes, nonce }: WriteOptions): Transform {
  const written = new Set<number>();
  let parts: Buffer[] = [];
  let head = true;
  function take(): Buffer {
    // Class names and tags are ASCII: as bytes, no letter cut in two is harmed.
    const page = Buffer.concat(parts);
    parts = [];
    const text = page.toString('latin1');
    const fonts = head ? fontsElement(shelf.faces, nonce) : '';
    const style = styleElement(shelf.pick(text, head ? routes : [], written), nonce) + fonts;
    const end = head ? Math.max(0, text.indexOf('</head>')) : 0;
    head = false;
    if (!style) return page;
    return Buffer.concat([page.subarray(0, end), Buffer.from(style), page.subarray(end)]);
  }
  return new Transform({
    // React writes the shell in one task, whatever its length.
    writableHighWaterMark: 64 * 1024 * 1024,
    transform(part: Buffer, _encoding, done) {
      if (parts.push(part) === 1)
        setImmediate(() => {
          if (parts.length > 0) this.push(take());
        });
      done();
    },
    flush(done) {
      done(null, parts.length > 0 ? take() : undefined);
    },
  });
}
