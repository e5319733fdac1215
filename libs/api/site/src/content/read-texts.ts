import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { bindWords } from '@karvon/short-words';
import { factsOf, fillInWords, type Facts } from './facts';
import { readFrontMatter } from './front-matter';
import type { Images } from './images';
import { parseBlocks } from './markdown/parse-blocks';
import type { Text } from './text';
import { TextError } from './text-error';

const folders = { page: 'company', news: 'news' } as const;
const goodId = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** A file's text; null when the text is not for this edition. */
type Read = Text | null;

export interface Reading {
  /** Texts by their path from the content folder, 'uz/company/payment.md'. */
  texts: ReadonlyMap<string, Read>;
  /** 'uz/company/payment.md:14: HTML is not taken: <b>' */
  mistakes: string[];
}

interface Place {
  path: string;
  kind: Text['kind'];
  lang: Locale;
  id: string;
}

function placesIn(folder: string): Place[] {
  return locales.flatMap((lang) =>
    (['page', 'news'] as const).flatMap((kind) => {
      const part = join(lang, folders[kind]);
      return readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => {
          const posix = name.replaceAll('\\', '/');
          return {
            path: `${lang}/${folders[kind]}/${posix}`,
            kind,
            lang,
            id: posix.slice(0, -'.md'.length),
          };
        });
    }),
  );
}

function fillHead(text: string, facts: Facts): string {
  try {
    return fillInWords(bindWords(text), facts);
  } catch (error) {
    throw new TextError((error as Error).message, 1);
  }
}

function readText(folder: string, place: Place, edition: Edition, images: Images): Read {
  const { path, kind, lang, id } = place;
  if (!goodId.test(id))
    throw new TextError('a name has small Latin letters, digits and hyphens only', 1);
  const source = readFileSync(join(folder, path), 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const { head, body, bodyLine } = readFrontMatter(source, kind);
  if (!head.editions.includes(edition.id)) return null;
  const facts = factsOf(edition, lang);
  const image = head.image === undefined ? null : images.find(head.image, lang);
  if (image === undefined)
    throw new TextError(`no picture is called "${head.image}" in images/index.yaml`, 1);
  return {
    kind,
    lang,
    id,
    title: fillHead(head.title, facts),
    summary: fillHead(head.summary, facts),
    date: head.date,
    image,
    tags: head.tags,
    blocks: parseBlocks(
      body,
      { lang, facts, image: (wanted) => images.find(wanted, lang) },
      bodyLine,
    ),
  };
}

/**
 * Reads every text of the folder. A file with a mistake keeps its text from `before`, or is missing without one; the mistake is
 * logged with its file and line.
 */
export function readTexts(
  folder: string,
  { edition, images, before }: { edition: Edition; images: Images; before?: Reading | undefined },
): Reading {
  const texts = new Map<string, Read>();
  const mistakes: string[] = [];
  for (const place of placesIn(folder)) {
    try {
      texts.set(place.path, readText(folder, place, edition, images));
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      mistakes.push(`${place.path}:${error.line}: ${error.message}`);
      const last = before?.texts.get(place.path);
      if (last !== undefined) texts.set(place.path, last);
    }
  }
  return { texts, mistakes };
}
