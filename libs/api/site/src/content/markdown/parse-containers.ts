import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '@karvon/contract';
import { parseInline } from './parse-inline';
import type { Parsing } from './parsing';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const tones = { NOTE: 'info', TIP: 'good', WARNING: 'warning' } as const;
const noteMark = /^\[!([A-Z]+)\]\s*/;

/** The paragraphs of a quote, a note or an item; other blocks in it are refused. */
function parseParagraphs(tokens: Token[], parsing: Parsing, where: string): Inline[][] {
  return (tokens as MarkedToken[]).flatMap((token) => {
    if (token.type === 'space') return [];
    if (token.type === 'paragraph' || token.type === 'text')
      return [parseInline(token.tokens ?? [], parsing)];
    return parsing.fail(`${where} holds paragraphs, not a ${token.type}`, token.raw);
  });
}

/** `> text` is a note; `> [!TIP]` or `> [!WARNING]` above it sets its tone, `> [!QUOTE]` makes it a quote. */
export function parseQuote(token: Tokens.Blockquote, parsing: Parsing): BlockOf<'quote' | 'note'> {
  const [mark, name = 'NOTE'] = noteMark.exec(token.text) ?? [];
  const inside = mark === undefined ? token.tokens : lexer(token.text.slice(mark.length));
  const paragraphs = parseParagraphs(inside, parsing, 'a note');
  if (name === 'QUOTE') return { kind: 'quote', paragraphs };
  const tone = Object.entries(tones).find(([known]) => known === name)?.[1];
  if (!tone)
    return parsing.fail(`[!${name}] is unknown; there are QUOTE, ${Object.keys(tones).join(', ')}`);
  return { kind: 'note', tone, paragraphs };
}

type Items = BlockOf<'list'>['items'];

function parseItems(token: Tokens.List, parsing: Parsing): Items {
  return token.items.map((item) => {
    if (item.task) parsing.fail('boxes to tick are not taken', item.raw);
    const lists = item.tokens.filter((inner): inner is Tokens.List => inner.type === 'list');
    const others = item.tokens.filter((inner) => inner.type !== 'list');
    if (lists.length > 1) parsing.fail('an item holds one list at most', item.raw);
    return {
      paragraphs: parseParagraphs(others, parsing, 'an item'),
      list: lists[0] ? parseFlatList(lists[0], parsing) : null,
    };
  });
}

function parseFlatList(token: Tokens.List, parsing: Parsing): Items[number]['list'] {
  const items = parseItems(token, parsing).map(({ paragraphs, list }) => {
    if (list) parsing.fail('lists go one level deep', token.raw);
    return paragraphs;
  });
  return { ordered: token.ordered, items };
}

export function parseList(token: Tokens.List, parsing: Parsing): BlockOf<'list'> {
  return { kind: 'list', ordered: token.ordered, items: parseItems(token, parsing) };
}

const aligns = { left: 'start', center: 'center', right: 'end' } as const;

export function parseTable(token: Tokens.Table, parsing: Parsing): BlockOf<'table'> {
  return {
    kind: 'table',
    columns: token.header.map(({ tokens, align }) => ({
      title: parseInline(tokens, parsing),
      align: aligns[align ?? 'left'],
    })),
    rows: token.rows.map((cells) => cells.map(({ tokens }) => parseInline(tokens, parsing))),
  };
}
