import { deflatePiece, GzipStream, storedBlock } from '../send/gzip';

/** Texts that differ each time a cached page is sent. */
export interface Slots {
  nonce: string;
  trace: string;
}

/** A page's text between two slots, plain and compressed. */
interface Piece {
  plain: Buffer;
  deflated: Buffer;
  /** The slot after it; undefined at the end. */
  slot: keyof Slots | undefined;
}

/** Maximum compression, because a page is compressed once. */
const best = 9;

/** Stands in for slots while a page is compressed: text has no such byte, so nothing refers to it. */
const filler = '\u0001';

/**
 * A page as bytes with slots, compressed once. Each piece between slots is compressed so that it refers to earlier pieces and to
 * no slot, and slot values are stored between them uncompressed: together they are one ordinary gzip stream.
 */
export class PageBytes {
  private readonly pieces: readonly Piece[];
  private readonly lengths: Record<keyof Slots, number>;
  /** Bytes of memory it takes. */
  readonly size: number;

  /** @param drawn the slot values of this rendering: long random ASCII, so that nothing else equals them */
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

  /** @throws RangeError when a text has not the length of its slot: references across it would be wrong */
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
