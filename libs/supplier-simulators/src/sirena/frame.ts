/** The head of every message: 100 bytes, numbers in network order. */
export const HEAD_BYTES = 100;

/** Bits of the head's first flags. */
export const packed = { zipped: 0x04, encrypted: 0x08, mayZip: 0x10, sealed: 0x40 } as const;
/** A bit of the second flags: the request was not processed and may be sent again. */
export const NOT_PROCESSED = 0x01;

export interface Head {
  length: number;
  number: number;
  client: number;
  packed: number;
  state: number;
  key: number;
}

export const readHead = (bytes: Buffer): Head => ({
  length: bytes.readUInt32BE(0),
  number: bytes.readUInt32BE(8),
  client: bytes.readUInt16BE(44),
  packed: bytes.readUInt8(46),
  state: bytes.readUInt8(47),
  key: bytes.readUInt32BE(48),
});

export function writeHead({ length, number, client, packed: how, state, key }: Head): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(length, 0);
  head.writeUInt32BE(Math.floor(Date.now() / 1000), 4);
  head.writeUInt32BE(number, 8);
  head.writeUInt16BE(client, 44);
  head.writeUInt8(how, 46);
  head.writeUInt8(state, 47);
  head.writeUInt32BE(key, 48);
  return head;
}
