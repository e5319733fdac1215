import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what identifies a person unreadable in the database and still findable by an exact value. */
export interface PersonalData {
  /** Encrypts a value for one place (`context`, e.g. 'air-order/7K3M…/booker'); moved elsewhere it does not open. */
  seal(value: unknown, context: string): string;
  /** Throws when the text was changed, moved or sealed with a key we do not have. */
  open<T>(sealed: string, context: string): T;
  /** The same for a file. */
  sealBytes(bytes: Buffer, context: string): Buffer;
  openBytes(sealed: Buffer, context: string): Buffer;
  /** A keyed fingerprint to look a value up by, without storing it. */
  fingerprint(value: string, context: string): string;
}

const ivBytes = 12;
const tagBytes = 16;
const idBytes = 6;

const derive = (dataKey: string, use: string) =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `personal-data/${use}`, 32));

/** What a sealed value says of its key: enough to find the key, and nothing about it. */
const keyIdOf = (dataKey: string) => derive(dataKey, 'id').subarray(0, idBytes);

function encrypt(key: Buffer, content: Buffer, context: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** What a sealed file begins with. */
const mark = Buffer.from('KVS1');

/**
 * AES-256-GCM and HMAC-SHA-256 under keys derived from the server's data keys.
 * @param begun the key that the database was begun with: fingerprints stay what they are when keys are replaced
 * @param keys the first one seals, each of them opens
 */
export function createPersonalData(begun: string, keys: readonly string[] = [begun]): PersonalData {
  const indexKey = derive(begun, 'index');
  const known = new Map(
    keys.map((key) => [keyIdOf(key).toString('base64url'), derive(key, 'seal')]),
  );
  const [[ownId, ownKey] = ['', Buffer.alloc(0)]] = known;
  // Sealed before keys had ids: by the key the database was begun with.
  const oldest = derive(begun, 'seal');

  function keyOf(id: string): Buffer {
    const key = known.get(id);
    if (!key) throw new Error(`Sealed with the data key ${id}, which is not set`);
    return key;
  }

  return {
    seal(value, context) {
      const bytes = encrypt(ownKey, Buffer.from(JSON.stringify(value)), context);
      return `${ownId}.${bytes.toString('base64url')}`;
    },
    open<T>(sealed: string, context: string) {
      const [id, text] = sealed.includes('.') ? sealed.split('.', 2) : [undefined, sealed];
      const key = id === undefined ? oldest : keyOf(id);
      return JSON.parse(decrypt(key, Buffer.from(text!, 'base64url'), context).toString()) as T;
    },
    sealBytes: (bytes, context) =>
      Buffer.concat([mark, Buffer.from(ownId, 'base64url'), encrypt(ownKey, bytes, context)]),
    openBytes(sealed, context) {
      // Kept by a release that did not seal files.
      if (!sealed.subarray(0, mark.length).equals(mark)) return sealed;
      const [from, to] = [mark.length, mark.length + idBytes];
      const key = keyOf(sealed.subarray(from, to).toString('base64url'));
      return decrypt(key, sealed.subarray(to), context);
    },
    fingerprint(value, context) {
      return createHmac('sha256', indexKey).update(`${context}\0${value}`).digest('base64url');
    },
  };
}
