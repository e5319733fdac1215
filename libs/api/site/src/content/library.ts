import { locales, type Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readImages, type Images } from './images';
import { readTexts, type Reading } from './read-texts';
import { createTextIndex, type TextIndex } from './search-texts';
import type { Text } from './text';

export interface CachedResponse {
  body: Buffer;
  etag: string;
}

/** One version of the folder's texts, with the responses made from it so far. */
export interface Shelf {
  images: Images;
  reading: Reading;
  /** Newest first. */
  news: Record<Locale, Text[]>;
  pages: Record<Locale, Text[]>;
  index(lang: Locale): TextIndex;
  /** The cached bytes under this name, made at the first call. */
  keep(name: string, make: () => Buffer): CachedResponse;
  /** The cached bytes for a visitor's search words: only the latest are kept. */
  keepLately(name: string, make: () => Buffer): CachedResponse;
}

/** The maximum of cached searches: more than are repeated in a day, in a few megabytes. */
const lately = 500;

function seal(body: Buffer): CachedResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { body, etag: `"${hash}"` };
}

function createKeeper(max = Infinity): Shelf['keep'] {
  const cached = new Map<string, CachedResponse>();
  return (name, make) => {
    const response = cached.get(name) ?? seal(make());
    if (!cached.has(name) && cached.size >= max) cached.delete(cached.keys().next().value!);
    cached.set(name, response);
    return response;
  };
}

const byLocale = <Value>(make: (lang: Locale) => Value) =>
  Object.fromEntries(locales.map((lang) => [lang, make(lang)])) as Record<Locale, Value>;

/** Newest first; within one day by address, so that pages of a list never show one item twice. */
const byDay = (a: Text, b: Text) =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

/**
 * Reads the whole folder.
 * @throws Error when the folder or its index of pictures cannot be read
 */
export function readShelf(folder: string, edition: Edition, before?: Shelf): Shelf {
  const images = readImages(join(folder, 'images'));
  const reading = readTexts(folder, { edition, images, before: before?.reading });
  const texts = [...reading.texts.values()].filter((text) => text !== null);
  const of = (kind: Text['kind']) =>
    byLocale((lang) => texts.filter((text) => text.kind === kind && text.lang === lang));
  const news = of('news');
  for (const lang of locales) news[lang].sort(byDay);
  const pages = of('page');
  const indexes = new Map<Locale, TextIndex>();
  return {
    images,
    reading,
    news,
    pages,
    index(lang) {
      const index = indexes.get(lang) ?? createTextIndex([...pages[lang], ...news[lang]]);
      indexes.set(lang, index);
      return index;
    },
    keep: createKeeper(),
    keepLately: createKeeper(lately),
  };
}
