import {
  constants,
  createCipheriv,
  createDecipheriv,
  privateDecrypt,
  publicEncrypt,
  sign,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { packed } from './frame';

const MAX_BYTES = 32 * 1024 * 1024;
const padding = constants.RSA_PKCS1_PADDING;

export interface KeyPair {
  /** Our private key. */
  ours: KeyObject;
  /** Sirena's public key. */
  theirs: KeyObject;
}

/** A new key for a connection, encrypted for Sirena and signed by us. */
export function sealKey(key: Buffer, { ours, theirs }: KeyPair): Buffer {
  const sealed = publicEncrypt({ key: theirs, padding }, key);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed, sign('sha1', sealed, ours)]);
}

/** The key as Sirena sends it back, encrypted for us. @throws for other bytes */
export function openKey(text: Buffer, { ours }: Pick<KeyPair, 'ours'>): Buffer {
  const length = text.readUInt32BE(0);
  return privateDecrypt({ key: ours, padding }, text.subarray(4, 4 + length));
}

const zip = promisify(deflate);
const unzip = promisify(inflate);

/** Packs and unpacks the texts of a connection: zipped, then encrypted with its key (DES, as the protocol has it). */
export function createPacker(key: Buffer) {
  // Triple DES with three equal keys is DES, which Node does not offer.
  const triple = Buffer.concat([key, key, key]);
  return {
    how: packed.zipped | packed.mayZip | packed.encrypted,

    async pack(text: string): Promise<Buffer> {
      const cipher = createCipheriv('des-ede3', triple, null);
      return Buffer.concat([cipher.update(await zip(text)), cipher.final()]);
    },

    /** @throws for a text that is not packed as the head tells, and for more than 32 MB */
    async unpack(text: Buffer, how: number): Promise<string> {
      let bytes = text;
      if (how & packed.encrypted) {
        const decipher = createDecipheriv('des-ede3', triple, null);
        bytes = Buffer.concat([decipher.update(bytes), decipher.final()]);
      }
      if (how & packed.zipped) bytes = await unzip(bytes, { maxOutputLength: MAX_BYTES });
      return bytes.toString('utf8');
    },
  };
}
