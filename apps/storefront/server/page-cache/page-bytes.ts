import { deflatePiece, GzipStream, storedBlock } from '../gzip/gzip';

/** What differs each time a cached page is sent. */
export interface Slots {
  nonce: string;
  trace: string;
}

/** A page's text between two slots, as it is and compressed by itself. */
interface Piece {
  plain: Buffer;
  deflated: Buffer;
  /** What stands after it; undefined at the end. */
  slot: keyof Slots | undefined;
}

/** A page is compressed once. */
const best = 9;

/** Stands for what fills slots while a page is compressed: text has none, so nothing refers to it. */
const filler = '\u0001';

/**
 * A page as bytes with slots, compressed once. Each piece between slots is compressed so that it refers to pieces before it and to
 * no slot, and what fills a slot is stored among them uncompressed: together they are one ordinary gzip stream.
 */
export class PageBytes {
  private readonly pieces: readonly Piece[];
  private readonly lengths: Record<keyof Slots, number>;
  /** Memory that it takes. */
  readonly size: number;

  /** @param drawn what stands in the slots of this rendering: long random ASCII, so that nothing else equals it */
  constructor(html: string, drawn: Slots) {
    const pieces: Piece[] = [];
    const fillable = !html.includes(filler);
    let before: Buffer = Buffer.alloc(0);
    let rest = html;
    while (rest) {
      const [at, slot] = (['nonce', 'trace'] as const)
        .map((name) => [rest.indexOf(drawn[name]), name] as const)
        .filter(([index]) => index >= 0)
        .sort(([a], [b]) => a - b)[0] ?? [rest.length, undefined];
      const plain = Buffer.from(rest.slice(0, at));
      pieces.push({ plain, deflated: deflatePiece(plain, before, best), slot });
      const hidden = Buffer.from(slot ? filler.repeat(drawn[slot].length) : '');
      if (fillable) before = Buffer.concat([before, plain, hidden]);
      rest = slot ? rest.slice(at + drawn[slot].length) : '';
    }
    this.pieces = pieces;
    this.lengths = { nonce: drawn.nonce.length, trace: drawn.trace.length };
    this.size = pieces.reduce(
      (sum, { plain, deflated }) => sum + plain.length + deflated.length,
      0,
    );
  }

  plain(slots: Slots): Buffer {
    return Buffer.concat(
      this.pieces.flatMap(({ plain, slot }) => [plain, Buffer.from(slot ? slots[slot] : '')]),
    );
  }

  /** @throws RangeError when a text does not fit its slot: references over it would miss */
  gzip(slots: Slots): Buffer {
    for (const name of ['nonce', 'trace'] as const)
      if (slots[name].length !== this.lengths[name]) throw new RangeError(`the ${name}'s length`);
    const texts = { nonce: Buffer.from(slots.nonce), trace: Buffer.from(slots.trace) };
    const blocks = { nonce: storedBlock(texts.nonce), trace: storedBlock(texts.trace) };
    const stream = new GzipStream();
    for (const { plain, deflated, slot } of this.pieces) {
      stream.add(plain, deflated);
      if (slot) stream.add(texts[slot], blocks[slot]);
    }
    return stream.finish();
  }
}
