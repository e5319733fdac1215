import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** The secret our tokens are signed with: the configured one, or a random one that survives restarts. */
export function readTokenSecret(config: Config): string {
  if (config.tokenSecret) return config.tokenSecret;
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'token-secret');
  try {
    // 'wx' fails when the file is there: two processes cannot both write theirs.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
