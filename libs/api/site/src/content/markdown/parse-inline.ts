import type { MarkedToken, Token } from 'marked';
import type { Inline, TextRun } from '@karvon/contract';
import { bindHyphens, bindWords } from '@karvon/short-words';
import { fillIn } from '../facts';
import { linkTarget } from './link-target';
import type { Parsing } from './parsing';

type Marks = Pick<TextRun, 'strong' | 'em' | 'code'>;

const entity = /&#?\w{1,12};/;

function parseText(token: { raw: string; text: string }, marks: Marks, parsing: Parsing): Inline[] {
  const [found] = entity.exec(token.text) ?? [];
  if (found) parsing.fail(`write the sign itself instead of ${found}`, token.raw);
  try {
    const words = bindWords(token.text.replace(/\s*\n\s*/g, ' '));
    const text = marks.code ? words : bindHyphens(words);
    return fillIn(text, parsing.facts).flatMap((part): Inline[] => {
      if (typeof part === 'string') return part ? [{ kind: 'text', text: part, ...marks }] : [];
      const run: TextRun = { kind: 'text', text: part.text, ...marks };
      return part.href ? [{ kind: 'link', href: part.href, content: [run] }] : [run];
    });
  } catch (error) {
    return parsing.fail((error as Error).message, token.raw);
  }
}

/** The words of a link. Links cannot be nested, so a phone inside is only its label. */
function parseLabel(tokens: Token[], marks: Marks, parsing: Parsing): TextRun[] {
  return parseInline(tokens, parsing, marks).flatMap((inline) => {
    if (inline.kind === 'link') return inline.content;
    return inline.kind === 'text' ? [inline] : [{ kind: 'text', text: ' ' } as const];
  });
}

function parseToken(token: MarkedToken, marks: Marks, parsing: Parsing): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens
        ? parseInline(token.tokens, parsing, marks)
        : parseText(token, marks, parsing);
    case 'strong':
      return parseInline(token.tokens, parsing, { ...marks, strong: true });
    case 'em':
      return parseInline(token.tokens, parsing, { ...marks, em: true });
    case 'codespan':
      return parseText(token, { ...marks, code: true }, parsing);
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return [
        {
          kind: 'link',
          href: linkTarget(token.href, parsing),
          content: parseLabel(token.tokens, marks, parsing),
        },
      ];
    case 'html':
      return parsing.fail(`HTML is not taken: ${token.raw.trim().slice(0, 40)}`, token.raw);
    case 'image':
      return parsing.fail('a picture stands in a paragraph of its own', token.raw);
    default:
      return parsing.fail(`${token.type} is not taken in a line`, token.raw);
  }
}

/** Joins neighbouring runs of equal marks, which placeholders and escapes have split. */
function join(line: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of line) {
    const last = joined.at(-1);
    const alike =
      inline.kind === 'text' &&
      last?.kind === 'text' &&
      (['strong', 'em', 'code'] as const).every((mark) => inline[mark] === last[mark]);
    if (alike) joined.splice(-1, 1, { ...last, text: last.text + inline.text });
    else joined.push(inline);
  }
  return joined;
}

/** A line of Markdown as runs of text, links and breaks. */
export function parseInline(tokens: Token[], parsing: Parsing, marks: Marks = {}): Inline[] {
  return join(tokens.flatMap((token) => parseToken(token as MarkedToken, marks, parsing)));
}

/** The words of a line, without marks. */
export function wordsOf(line: Inline[]): string {
  return line
    .map((inline) => {
      if (inline.kind === 'break') return ' ';
      return inline.kind === 'text' ? inline.text : wordsOf(inline.content);
    })
    .join('');
}
