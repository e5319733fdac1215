import type { Locale } from '@karvon/contract';
import { invalid } from '@karvon/platform/http/problem';
import type { ReadNames } from './dictionary';
import type { SearchRun } from './search-run';

export interface Cursor {
  /** How many offers the client has. */
  offers: number;
  /** The version that the client has. */
  version: number;
}

/** The version in a cursor. Another process may have sent it, so this process waits until it has that version. */
export const versionOf = (text: string | undefined): number =>
  Number(/^\d{1,6}\.(\d{1,6})$/.exec(text ?? '')?.[1] ?? 0);

/** Throws problem validation-failed for a forged cursor. */
export function readCursor(text: string | undefined, run: SearchRun): Cursor {
  if (text === undefined) return { offers: 0, version: 0 };
  const match = /^(\d{1,6})\.(\d{1,6})$/.exec(text);
  const cursor = { offers: Number(match?.[1]), version: Number(match?.[2]) };
  if (!match || cursor.offers > run.offers.length || cursor.version > run.version) {
    throw invalid('cursor', 'unknown-cursor', 'not a cursor of this search');
  }
  return cursor;
}

/** The offers from index `from`, as bytes. Equal requests for the same version share one buffer. */
export function offersPage(
  run: SearchRun,
  from: number,
  { lang, dictionary: namesOf }: { lang: Locale; dictionary: ReadNames },
): Buffer {
  const key = `${from}.${lang}`;
  const cached = run.pages.get(key);
  if (cached) return cached;
  const fresh = run.offers.slice(from).filter(({ replacedAt }) => replacedAt === null);
  // Offers that the client has, whose replacements it does not have yet.
  const replaced = run.offers
    .slice(0, from)
    .filter(({ replacedAt }) => replacedAt !== null && replacedAt >= from)
    .map(({ offer }) => offer.id);
  const dictionary = namesOf(
    fresh.flatMap(({ offer }) => offer.slices),
    lang,
    fresh.map(({ offer }) => offer.validatingCarrier),
  );
  const head = JSON.stringify({
    status: run.status,
    progress: run.progress,
    sellers: run.sellers,
    cursor: `${run.offers.length}.${run.version}`,
    dictionary,
    expiresAt: run.expiresAt.toISOString(),
    replaced,
  });
  const bytes = Buffer.from(
    `${head.slice(0, -1)},"offers":[${fresh.map(({ json }) => json).join(',')}]}`,
  );
  run.pages.set(key, bytes);
  return bytes;
}
