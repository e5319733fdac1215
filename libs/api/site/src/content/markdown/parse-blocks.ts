import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block } from '@karvon/contract';
import { TextError } from '../text-error';
import { createAnchors, splitAnchor } from './heading-anchor';
import { parseList, parseQuote, parseTable } from './parse-containers';
import { parseInline, wordsOf } from './parse-inline';
import { parsingOf, type Parsing, type Surroundings } from './parsing';

function parsePicture({ href, text, raw }: Tokens.Image, parsing: Parsing): Block {
  const image = parsing.image(href);
  if (!image) return parsing.fail(`no picture is called "${href}" in images/index.yaml`, raw);
  return { kind: 'image', image: { ...image, alt: text || image.alt } };
}

function parseParagraph(token: Tokens.Paragraph, parsing: Parsing): Block {
  const [first, ...more] = token.tokens as MarkedToken[];
  if (first?.type === 'image' && more.length === 0) return parsePicture(first, parsing);
  return { kind: 'paragraph', content: parseInline(token.tokens, parsing) };
}

/** Heading levels in one text: h1 is the title of the page, so a text begins with level 2. */
function createHeadings() {
  const anchor = createAnchors();
  let above = 1;
  return (token: Tokens.Heading, parsing: Parsing): Block => {
    const level = token.depth;
    if (level === 1) parsing.fail('the title stands in the head of the file; begin with ##');
    if ((level !== 2 && level !== 3) || level > above + 1)
      return parsing.fail(`a heading of level ${level} cannot stand here`);
    above = level;
    const tokens = [...token.tokens];
    const last = tokens.at(-1);
    const { text, id } = splitAnchor(last?.type === 'text' ? last.raw : '');
    if (id && last) tokens.splice(-1, 1, { ...last, text } as Token);
    const content = parseInline(tokens, parsing);
    return { kind: 'heading', level, id: anchor(wordsOf(content), id), content };
  };
}

type Headings = ReturnType<typeof createHeadings>;

function parseBlock(token: MarkedToken, headings: Headings, parsing: Parsing): Block[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [headings(token, parsing)];
    case 'paragraph':
      return [parseParagraph(token, parsing)];
    case 'list':
      return [parseList(token, parsing)];
    case 'table':
      return [parseTable(token, parsing)];
    case 'blockquote':
      return [parseQuote(token, parsing)];
    case 'html':
      return parsing.fail(`HTML is not taken: ${token.raw.trim().slice(0, 40)}`);
    default:
      return parsing.fail(`${token.type} is not taken`);
  }
}

/** The anchor of the form for a callback request, which the storefront adds to every company page. */
const askForm = 'ask';

/** Refuses a link to a missing anchor of the same page. */
function checkAnchors(blocks: Block[], startLine: number): void {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  const ids = new Set([...headings, askForm]);
  const [, missing] =
    [...JSON.stringify(blocks).matchAll(/"href":"#([^"]+)"/g)].find(([, id]) => !ids.has(id!)) ??
    [];
  if (missing) throw new TextError(`no heading has the anchor #${missing}`, startLine);
}

/**
 * Parses Markdown to typed blocks; HTML is refused.
 * @param startLine the line of the file at which the Markdown begins
 * @throws TextError with the line of the first mistake
 */
export function parseBlocks(markdown: string, around: Surroundings, startLine = 1): Block[] {
  const headings = createHeadings();
  let line = startLine;
  const blocks = (lexer(markdown) as MarkedToken[]).flatMap((token) => {
    const parsed = parseBlock(token, headings, parsingOf(around, token.raw, line));
    line += token.raw.split('\n').length - 1;
    return parsed;
  });
  checkAnchors(blocks, startLine);
  return blocks;
}
