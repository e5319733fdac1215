import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Seals personal data in the database: nobody can read it there, but rows can be found by an exact value. */
export interface PersonalData {
  /** Ids of the keys that are set, first the one that seals. */
  readonly keyIds: readonly string[];
  /** Encrypts a value for one place (`context`, e.g. 'air-order/7K3M…/booker'); moved elsewhere it does not open. */
  seal(value: unknown, context: string): string;
  /** @throws Unreadable when the text was changed, moved or sealed with a key we do not have. */
  open<T>(sealed: string, context: string): T;
  /** For lists, whose other rows can be read: returns undefined instead of throwing, and logs one line for each place. */
  tryOpen<T>(sealed: string, context: string): T | undefined;
  /** Does the same for a file. */
  sealBytes(bytes: Buffer, context: string): Buffer;
  openBytes(sealed: Buffer, context: string): Buffer;
  /** The id of the key that sealed the value; undefined for one from before keys had ids. */
  keyIdOf(sealed: string | Buffer): string | undefined;
  /** A keyed fingerprint to look a value up by, without storing it. */
  fingerprint(value: string, context: string): string;
}

/** A sealed value cannot be opened. */
export class Unreadable extends Error {}

export interface DataKeys {
  /** The first one seals, each of them opens. */
  values: readonly string[];
  /** The key that the database recorded first: it sealed the values from before keys had ids. */
  begun: string;
  /** Fingerprints do not change when keys are replaced. */
  fingerprintKey: Buffer;
}

const ivBytes = 12;
const tagBytes = 16;
const idBytes = 6;

const derive = (dataKey: string, use: string) =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `personal-data/${use}`, 32));

/** The id of a key in a sealed value: it identifies the key and says nothing about it. */
const idBytesOf = (dataKey: string) => derive(dataKey, 'id').subarray(0, idBytes);

export const dataKeyIdOf = (dataKey: string): string => idBytesOf(dataKey).toString('base64url');

/** A KeyObject: from bytes the key would be built again for each value, which takes longer than the value. */
const sealKeyOf = (dataKey: string) => createSecretKey(derive(dataKey, 'seal'));

export const fingerprintKeyOf = (dataKey: string): Buffer => derive(dataKey, 'index');

function encrypt(key: KeyObject, content: Buffer, context: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: KeyObject, bytes: Buffer, context: string): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch (error) {
    throw new Unreadable(`Changed, moved or sealed with another key: ${context}`, { cause: error });
  }
}

/** The first bytes of a sealed file. */
const mark = Buffer.from('KVS1');
const idEnd = mark.length + idBytes;

/** How many places the log tells apart at most. */
const maxReported = 10_000;

/**
 * AES-256-GCM and HMAC-SHA-256 under keys derived from the server's data keys.
 * @param onUnreadable is called once for each place that `tryOpen` could not open
 */
export function createPersonalData(
  { begun, fingerprintKey, values }: DataKeys,
  onUnreadable: (context: string) => void = () => {},
): PersonalData {
  const known = new Map(values.map((key) => [dataKeyIdOf(key), sealKeyOf(key)]));
  // Sealed before keys had ids, by the first key of the database.
  const oldest = sealKeyOf(begun);
  const [[ownId, ownKey] = ['', oldest]] = known;
  const index = createSecretKey(fingerprintKey);
  const reported = new Set<string>();

  function keyOf(id: string): KeyObject {
    const key = known.get(id);
    if (!key) throw new Unreadable(`Sealed with the data key ${id}, which is not set`);
    return key;
  }

  const isMarked = (sealed: Buffer) => sealed.subarray(0, mark.length).equals(mark);

  function keyIdOf(sealed: string | Buffer): string | undefined {
    if (typeof sealed === 'string') return sealed.includes('.') ? sealed.split('.')[0] : undefined;
    return isMarked(sealed) ? sealed.subarray(mark.length, idEnd).toString('base64url') : undefined;
  }

  function open<T>(sealed: string, context: string): T {
    const id = keyIdOf(sealed);
    const key = id === undefined ? oldest : keyOf(id);
    const text = id === undefined ? sealed : sealed.slice(id.length + 1);
    return JSON.parse(decrypt(key, Buffer.from(text, 'base64url'), context).toString()) as T;
  }

  return {
    keyIds: [...known.keys()],
    keyIdOf,
    open,
    seal(value, context) {
      const bytes = encrypt(ownKey, Buffer.from(JSON.stringify(value)), context);
      return `${ownId}.${bytes.toString('base64url')}`;
    },
    tryOpen<T>(sealed: string, context: string) {
      try {
        return open<T>(sealed, context);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        if (!reported.has(context) && reported.size < maxReported) onUnreadable(context);
        reported.add(context);
        return undefined;
      }
    },
    sealBytes: (bytes, context) =>
      Buffer.concat([mark, Buffer.from(ownId, 'base64url'), encrypt(ownKey, bytes, context)]),
    openBytes(sealed, context) {
      const id = keyIdOf(sealed);
      // Stored by a release that did not seal files.
      return id === undefined ? sealed : decrypt(keyOf(id), sealed.subarray(idEnd), context);
    },
    fingerprint(value, context) {
      return createHmac('sha256', index).update(`${context}\0${value}`).digest('base64url');
    },
  };
}

/** Keys that consist of a single one. */
export const oneDataKey = (value: string): DataKeys => ({
  begun: value,
  fingerprintKey: fingerprintKeyOf(value),
  values: [value],
});
