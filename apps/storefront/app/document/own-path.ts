/** A host that does not exist, so that no address from outside can match it. */
const origin = 'https://own.invalid';

/** Like `URL.parse`, which many phones do not have. */
function read(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

/**
 * A path of this site with its query, as a browser reads it; null for one that leads to another site. Like a browser,
 * it drops tabs and line ends, turns `\` into `/` and resolves dots first.
 */
export function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  const url = read(path);
  if (url?.origin !== origin) return null;
  const own = url.pathname + url.search + url.hash;
  // '/.//evil.example' is a path, but resolving its dots leaves '//evil.example'.
  return own.startsWith('//') ? null : own;
}
