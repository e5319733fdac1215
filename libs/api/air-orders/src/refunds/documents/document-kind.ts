import type { RefundDocumentKind } from '@karvon/contract';

const beginnings: readonly [RefundDocumentKind, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** The kind of a file by its first bytes; null for any other file, whatever its name. */
export function documentKind(content: Buffer): RefundDocumentKind | null {
  const found = beginnings.find(([, bytes]) => bytes.every((byte, i) => content[i] === byte));
  return found ? found[0] : null;
}
