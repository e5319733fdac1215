/** The head of every message: 100 bytes, numbers in network order, unused bytes zero. */
export const HEAD_BYTES = 100;
const MAX_BYTES = 32 * 1024 * 1024;

/** How the text of a message is packed: bits of one byte of the head. */
export const packed = {
  zipped: 0x04,
  /** With the key of the connection. */
  encrypted: 0x08,
  /** The sender accepts a zipped response. */
  mayZip: 0x10,
  /** With the receiver's public key, to register a new key. */
  sealed: 0x40,
} as const;

/** In a response: not processed for a temporary reason; the request may be sent again. */
export const NOT_PROCESSED = 0x01;

export interface Head {
  /** The length of the text, without the head. */
  length: number;
  /** A response has the number of its request. */
  number: number;
  client: number;
  packed: number;
  state: number;
  /** Sirena's number of the registered key. */
  key: number;
}

export interface Message {
  head: Head;
  text: Buffer;
}

export function writeMessage(
  { number, client, packed: how, key }: Omit<Head, 'length' | 'state'>,
  text: Buffer,
): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(Math.floor(Date.now() / 1000), 4);
  head.writeUInt32BE(number, 8);
  head.writeUInt16BE(client, 44);
  head.writeUInt8(how, 46);
  head.writeUInt32BE(key, 48);
  return Buffer.concat([head, text]);
}

const readHead = (bytes: Buffer): Head => ({
  length: bytes.readUInt32BE(0),
  number: bytes.readUInt32BE(8),
  client: bytes.readUInt16BE(44),
  packed: bytes.readUInt8(46),
  state: bytes.readUInt8(47),
  key: bytes.readUInt32BE(48),
});

/**
 * Cuts the bytes of a connection into messages.
 * @returns takes the next bytes; throws for a message that is too long, after which the connection cannot be used
 */
export function createMessageReader(onMessage: (message: Message) => void) {
  let parts: Buffer[] = [];
  let size = 0;
  let head: Head | null = null;

  /** Takes the first bytes received. */
  function take(length: number): Buffer {
    const all = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    parts = [all.subarray(length)];
    size -= length;
    return all.subarray(0, length);
  }

  return (bytes: Buffer): void => {
    parts.push(bytes);
    size += bytes.length;
    for (;;) {
      if (!head) {
        if (size < HEAD_BYTES) return;
        head = readHead(take(HEAD_BYTES));
        if (head.length > MAX_BYTES) throw new Error(`a message of ${head.length} bytes`);
      }
      if (size < head.length) return;
      const message = { head, text: take(head.length) };
      head = null;
      onMessage(message);
    }
  };
}
