import type { ContentHit } from '@karvon/contract';
import { dropApostrophes, latinise, swapLayout } from '@karvon/place-search';
import type { Text } from './text';
import { wordsOfBlocks } from './text-words';

const longestExcerpt = 200;
const weights = { title: 10, summary: 4, text: 1 };

/** One spelling for both alphabets, without signs: words to compare. */
function fold(text: string): string {
  const words = latinise(dropApostrophes(text.toLowerCase())).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')}`;
}

/** Endings change («возврат», «возврата»; chipta, chiptani), so only the beginning of a longer word is searched. */
function stem(word: string): string {
  if (word.length > 6) return word.slice(0, -2);
  return word.length > 4 ? word.slice(0, -1) : word;
}

interface Entry {
  text: Text;
  title: string;
  summary: string;
  lines: { words: string; folded: string }[];
}

export interface TextIndex {
  search(query: string, limit: number): ContentHit[];
}

function cut(words: string): string {
  if (words.length <= longestExcerpt) return words;
  const beginning = words.slice(0, words.lastIndexOf(' ', longestExcerpt));
  return `${beginning.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

/** How much a text is about the words; 0 when one of them is nowhere in it. */
function weigh({ title, summary, lines }: Entry, stems: string[]): number {
  let sum = 0;
  for (const word of stems) {
    const weight =
      (title.includes(word) ? weights.title : 0) +
      (summary.includes(word) ? weights.summary : 0) +
      (lines.some(({ folded }) => folded.includes(word)) ? weights.text : 0);
    if (weight === 0) return 0;
    sum += weight;
  }
  return sum;
}

function present({ text, lines }: Entry, stems: string[]): ContentHit {
  const matches = (folded: string) => stems.filter((word) => folded.includes(word)).length;
  let best: { words: string; count: number } | undefined;
  for (const { words, folded } of lines) {
    const count = matches(folded);
    if (count > (best?.count ?? 0)) best = { words, count };
  }
  const { kind, id, title, summary } = text;
  return { kind, id, title, excerpt: cut(best?.words ?? summary) };
}

/** Texts of one language, to be found by words of their titles and lines. */
export function createTextIndex(texts: Text[]): TextIndex {
  const entries: Entry[] = texts.map((text) => ({
    text,
    title: fold(text.title),
    summary: fold(text.summary),
    lines: wordsOfBlocks(text.blocks).map((words) => ({ words, folded: fold(words) })),
  }));

  function find(query: string, limit: number): ContentHit[] {
    const stems = fold(query)
      .split(' ')
      .filter(Boolean)
      .map((word) => ` ${stem(word)}`);
    if (stems.length === 0) return [];
    return entries
      .map((entry) => ({ entry, weight: weigh(entry, stems) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, limit)
      .map(({ entry }) => present(entry, stems));
  }

  return {
    search(query, limit) {
      const found = find(query, limit);
      return found.length > 0 ? found : find(swapLayout(query.toLowerCase()), limit);
    },
  };
}
