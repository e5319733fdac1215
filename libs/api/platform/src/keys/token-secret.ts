import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';

/** The configured secret, or a random one that survives restarts. */
function readSecret(
  { dataDir }: Pick<Config, 'dataDir'>,
  name: string,
  configured: string | undefined,
): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, name);
  try {
    // 'wx' fails when the file is there: two processes cannot both write theirs.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // A full disk leaves the file empty.
      rmSync(file, { force: true });
      throw error;
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `${file} holds no secret of 32 characters or more: restore it, or delete it to begin with a new one.`,
    );
  return secret;
}

/** The secrets our tokens are signed with, the newest first. */
export const readTokenSecrets = (config: Config): string[] =>
  config.tokenSecrets ?? [readSecret(config, 'token-secret', undefined)];

/** The token an operator shows to see callback requests and orders in trouble. */
export const readOperatorToken = (config: Pick<Config, 'dataDir' | 'operatorToken'>): string =>
  readSecret(config, 'operator-token', config.operatorToken);

/** The keys that seal personal data, the newest first. */
export const readDataKeys = (config: Config): string[] =>
  config.dataKeys ?? [readSecret(config, 'data-key', undefined)];
