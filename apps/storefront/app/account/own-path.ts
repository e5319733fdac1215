/** A path of ours, with its query; null for anything that might lead to another site. */
export function ownPath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
