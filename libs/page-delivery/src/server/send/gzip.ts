import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A gzip header without a name or a time, from an unknown system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const end = Buffer.from([1, 0, 0, 255, 255]);

/** Compressed text may refer to at most this many bytes before it. */
const windowSize = 32_768;

/**
 * Compresses a piece of a gzip stream. It ends at a byte boundary, so that another piece can follow.
 * @param before text that always precedes the piece, to which it may refer
 */
export function deflatePiece(plain: Buffer, before: Buffer, level: number): Buffer {
  const options = { level, finishFlush: constants.Z_FULL_FLUSH };
  const dictionary = before.subarray(-windowSize);
  return deflateRawSync(plain, dictionary.length > 0 ? { ...options, dictionary } : options);
}

/** A deflate block of uncompressed text. */
export function storedBlock(text: Buffer): Buffer {
  const start = Buffer.from([0, 0, 0, 0, 0]);
  start.writeUInt16LE(text.length, 1);
  start.writeUInt16LE(~text.length & 0xffff, 3);
  return Buffer.concat([start, text]);
}

/** Joins pieces into one ordinary gzip stream. */
export class GzipStream {
  private readonly blocks: Buffer[] = [head];
  private sum = 0;
  private length = 0;

  /** @param plain the uncompressed text of the stream */
  add(plain: Buffer, deflated: Buffer): void {
    this.blocks.push(deflated);
    this.sum = crc32(plain, this.sum);
    this.length += plain.length;
  }

  finish(): Buffer {
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(this.sum, 0);
    tail.writeUInt32LE(this.length, 4);
    return Buffer.concat([...this.blocks, end, tail]);
  }
}
