import { Readable, Writable } from 'node:stream';
import type { StyleShelf } from './written-styles.server';
import type { PagePart, WrittenPage } from './written-page.server';

interface Options {
  shelf: StyleShelf;
  /** Addresses of the styles of the page's routes. */
  routes: readonly string[];
  nonce: string;
  /** Called once, when the first part of the page is ready. */
  onPage: (page: WrittenPage) => void;
  /** Called when React fails before that. */
  onLost: (error: Error) => void;
}

/**
 * The stream that React writes a page to. It adds the styles of a page at the end of its head, and those of a streamed part
 * before that part. React writes each part within one task, and ends every write at a tag.
 */
export class PageWriter extends Writable {
  private pieces: Buffer[] = [];
  private readonly written = new Set<number>();
  private stream: Readable | undefined;
  private started = false;

  constructor(private readonly options: Options) {
    // React writes the shell in one task, whatever its length.
    super({ highWaterMark: 64 * 1024 * 1024 });
  }

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    if (this.pieces.push(piece) === 1) setImmediate(() => this.pass());
    done();
  }

  override _final(done: () => void): void {
    if (this.pieces.length === 0) this.stream?.push(null);
    done();
  }

  /** The error goes to the reader of the page; nobody else listens to this stream. */
  override _destroy(error: Error | null, done: () => void): void {
    if (error && !this.started) this.options.onLost(error);
    if (error) this.stream?.destroy(error);
    done();
  }

  /** Passes on what React has written in this task. */
  private pass(): void {
    const parts = this.take();
    if (!this.started) {
      this.started = true;
      if (this.writableEnded) return this.options.onPage({ parts });
      this.stream = new Readable({ read: () => undefined });
      // When the visitor leaves, React stops rendering.
      this.stream.once('close', () => this.destroy());
      this.options.onPage({ stream: this.stream });
    }
    for (const { bytes } of parts) this.stream?.push(bytes);
    if (this.writableEnded) this.stream?.push(null);
  }

  private take(): PagePart[] {
    const { shelf, routes, nonce } = this.options;
    const page = Buffer.concat(this.pieces);
    this.pieces = [];
    // Class names and tags are ASCII, so a letter cut in two by the latin1 decoding does no harm.
    const html = page.toString('latin1');
    const picked = shelf.pick(html, this.started ? [] : routes, this.written);
    const end = this.started ? 0 : Math.max(0, html.indexOf('</head>'));
    // The media query applies these styles without scripts; otherwise `startScripts` enables them after the first frame.
    const faces = this.started
      ? ''
      : `<style nonce="${nonce}" data-fonts media="(scripting:none)">${shelf.faces}</style>`;
    const [before, after] = [page.subarray(0, end), page.subarray(end)];
    if (!picked) return [{ bytes: Buffer.concat([before, Buffer.from(faces), after]) }];
    const { addresses, text } = picked;
    // The markup React uses for styles with a precedence. Our own build has no '</style' in them.
    const open = `<style nonce="${nonce}" data-precedence="karvon" data-href="${addresses}">`;
    return [
      { bytes: Buffer.concat([before, Buffer.from(open)]) },
      { bytes: text, name: addresses },
      { bytes: Buffer.concat([Buffer.from(`</style>${faces}`), after]) },
    ];
  }
}
