import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what identifies a person unreadable in the database and still findable by an exact value. */
export interface PersonalData {
  /** Encrypts a value for one place (`context`, e.g. 'air-order/7K3M…/booker'); moved elsewhere it does not open. */
  seal(value: unknown, context: string): string;
  /** Throws when the text was changed, moved or sealed with another key. */
  open<T>(sealed: string, context: string): T;
  /** A keyed fingerprint to look a value up by, without storing it. */
  fingerprint(value: string, context: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM and HMAC-SHA-256 under keys derived from the server's data key. */
export function createPersonalData(dataKey: string): PersonalData {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, '', `personal-data/${use}`, 32));
  const sealKey = derive('seal');
  const indexKey = derive('index');
  return {
    seal(value, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open<T>(sealed: string, context: string) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]);
      return JSON.parse(text.toString('utf8')) as T;
    },
    fingerprint(value, context) {
      return createHmac('sha256', indexKey).update(`${context}\0${value}`).digest('base64url');
    },
  };
}
