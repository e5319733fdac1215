import type { ContentHit } from '@karvon/contract';
import { dropApostrophes, latinise, swapLayout } from '@karvon/place-search';
import { sentencesOf } from './sentences';
import type { Text } from './text';
import { wordsOfBlocks } from './text-words';

const longestExcerpt = 200;
const weights = { title: 10, summary: 4, text: 1 };

/** One spelling for both alphabets, without diacritics, for comparing words. */
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

const matches = (folded: string, stems: string[]) =>
  stems.filter((word) => folded.includes(word)).length;

/** The first piece with the most of the words; undefined when none has any. */
function bestOf<Piece extends { folded: string }>(
  pieces: readonly Piece[],
  stems: string[],
): Piece | undefined {
  let best: { piece: Piece; count: number } | undefined;
  for (const piece of pieces) {
    const count = matches(piece.folded, stems);
    if (count > (best?.count ?? 0)) best = { piece, count };
  }
  return best?.piece;
}

function cut(words: string): string {
  if (words.length <= longestExcerpt) return words;
  const beginning = words.slice(0, words.lastIndexOf(' ', longestExcerpt));
  return `${beginning.replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}

/** The sentence with the words, with as many whole sentences after and before it as fit. */
function excerptOf(line: string, stems: string[]): string {
  const sentences = sentencesOf(line).map((words) => ({ words, folded: fold(words) }));
  const found = bestOf(sentences, stems) ?? sentences[0]!;
  let from = sentences.indexOf(found);
  let to = from + 1;
  const shown = () =>
    sentences
      .slice(from, to)
      .map(({ words }) => words)
      .join(' ');
  const fits = (more: number) => shown().length + more < longestExcerpt;
  while (to < sentences.length && fits(sentences[to]!.words.length)) to += 1;
  while (from > 0 && fits(sentences[from - 1]!.words.length)) from -= 1;
  const text = cut(shown()).replace(/[;,]$/, '').replace(/:$/, '…');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How relevant a text is to the words; 0 when one of them is missing. */
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
  const { kind, id, title, summary } = text;
  return { kind, id, title, excerpt: excerptOf(bestOf(lines, stems)?.words ?? summary, stems) };
}

/** The texts of one language, searchable by the words of titles and lines. */
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
