import { createHash, hkdfSync } from 'node:crypto';
import type { JWTHeaderParameters } from 'jose';

export interface TokenKey {
  /** The key's id in the header of a token. */
  id: string;
  key: Uint8Array;
}

export interface TokenKeys {
  /** Signs new tokens. */
  own: TokenKey;
  /** The key that a token names; the oldest for a token without a name. Throws for a key we do not have. */
  find(header: Pick<JWTHeaderParameters, 'kid'>): Uint8Array;
}

/**
 * The keys of one kind of tokens.
 * @param secrets the server's token secrets, the newest first
 * @param use the purpose that the keys are derived for
 */
export function createTokenKeys(secrets: readonly string[], use: string): TokenKeys {
  const keys = secrets.map((secret): TokenKey => {
    const key = new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
    return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
  });
  return {
    own: keys[0]!,
    find({ kid }) {
      const found = kid === undefined ? keys.at(-1) : keys.find(({ id }) => id === kid);
      if (!found) throw new Error('a token of a key that is not set');
      return found.key;
    },
  };
}
