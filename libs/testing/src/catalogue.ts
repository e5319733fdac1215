import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@karvon/contract';

const root = join(import.meta.dirname, '../../i18n/catalogues');
const cache = new Map<Locale, Record<string, string>>();

/** All committed messages of a language, id → ICU text; read from disk once per spec file. */
export function catalogue(locale: Locale): Record<string, string> {
  const known = cache.get(locale);
  if (known) return known;
  const folder = join(root, locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const messages = Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ) as Record<string, string>;
  cache.set(locale, messages);
  return messages;
}
