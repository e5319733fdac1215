import { createHash } from 'node:crypto';

/** An id made from its parts: a second run for the same thing gets the same id. */
export function stableId(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
