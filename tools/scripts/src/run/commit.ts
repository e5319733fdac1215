import { execFileSync } from 'node:child_process';

/** The checked-out commit of the repository that we are in; null without a history, as in an archive. */
export function commitOf(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** The first eight letters of the commit, as documents name it. */
export const shortCommitOf = (): string | null => commitOf()?.slice(0, 8) ?? null;
