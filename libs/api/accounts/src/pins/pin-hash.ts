import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import type { PersonalData } from '@karvon/platform/personal-data';
import { createHashGate } from './hash-gate';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltBytes = 16;
const saltOf = (hash: string) => Buffer.from(hash.split('$')[4] ?? '', 'base64url');

/** A hash takes 20 MB and 30 ms of a thread. */
const inTurn = createHashGate({ atOnce: 2, waiting: 60 });

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return inTurn(() => promisify(argon2)('argon2id', parameters));
}

export interface PinHasher {
  hash(pin: string): Promise<string>;
  /** Without a hash (an unknown phone) this takes as long as for a wrong PIN. */
  verify(pin: string, hash: string | null | undefined): Promise<boolean>;
}

/**
 * Hashes of PINs. A PIN is first keyed by the server's data key, because somebody who has only the database could try a
 * million PINs in hours. Then it is hashed by argon2id with its own salt.
 */
export function createPinHasher(data: PersonalData): PinHasher {
  const tagOf = (pin: string, nonce: Buffer) =>
    derive({ ...cost, message: data.fingerprint(pin, 'user/pin'), nonce });
  return {
    async hash(pin) {
      const salt = randomBytes(saltBytes);
      const tag = await tagOf(pin, salt);
      const { memory, passes, parallelism } = cost;
      const settings = `m=${memory},t=${passes},p=${parallelism}`;
      return `$argon2id$v=19$${settings}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
    },
    async verify(pin, hash) {
      const salt = hash ? saltOf(hash) : Buffer.alloc(saltBytes);
      const tag = await tagOf(pin, salt);
      const storedHash = Buffer.from(hash?.split('$')[5] ?? '', 'base64url');
      return storedHash.length === tag.length && timingSafeEqual(storedHash, tag);
    },
  };
}
