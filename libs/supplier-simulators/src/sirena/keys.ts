import {
  constants,
  createCipheriv,
  createDecipheriv,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

const padding = constants.RSA_PKCS1_PADDING;

/** A client's key pair and the server's, generated for this run. */
export function createKeys() {
  const pair = () => generateKeyPairSync('rsa', { modulusLength: 1024 });
  return { client: pair(), server: pair() };
}
export type Keys = ReturnType<typeof createKeys>;

/** DES, as triple DES with one key three times. */
export function desOf(key: Buffer) {
  const triple = Buffer.concat([key, key, key]);
  return {
    encrypt(bytes: Buffer): Buffer {
      const cipher = createCipheriv('des-ede3', triple, null);
      return Buffer.concat([cipher.update(bytes), cipher.final()]);
    },
    decrypt(bytes: Buffer): Buffer {
      const decipher = createDecipheriv('des-ede3', triple, null);
      return Buffer.concat([decipher.update(bytes), decipher.final()]);
    },
  };
}

/** Decrypts a key that a client registers. Null when it is not encrypted for us, or not signed by the client. */
export function openKey(
  text: Buffer,
  { client, server }: { client: KeyObject; server: KeyObject },
): Buffer | null {
  const length = text.readUInt32BE(0);
  const [sealed, signature] = [text.subarray(4, 4 + length), text.subarray(4 + length)];
  if (!verify('sha1', sealed, client, signature)) return null;
  return privateDecrypt({ key: server, padding }, sealed);
}

export function sealKey(
  key: Buffer,
  { client, server }: { client: KeyObject; server: KeyObject },
): Buffer {
  const sealed = publicEncrypt({ key: client, padding }, key);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed, sign('sha1', sealed, server)]);
}
