/** Nobody's, so that nothing a stranger writes can name it. */
const origin = 'https://own-path.invalid';

/** Like `URL.parse`, which many phones do not have. */
function read(path: string): URL | null {
  try {
    return new URL(path, origin);
  } catch {
    return null;
  }
}

/**
 * A path of ours as a browser reads it, with its query; null for what would lead to another site. Browsers drop tabs and line
 * ends, turn `\` into `/` and resolve dots before they look where a path leads: so does this.
 */
export function ownPath(path: string | null): string | null {
  if (!path?.startsWith('/')) return null;
  const url = read(path);
  if (url?.origin !== origin) return null;
  const own = url.pathname + url.search + url.hash;
  // '/.//evil.example' is a path, and '//evil.example' what is left of it.
  return own.startsWith('//') ? null : own;
}
