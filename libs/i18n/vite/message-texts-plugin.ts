import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { readCatalogue } from './catalogue-plugin.ts';

export const languages = ['ru', 'uz'] as const;
export type Language = (typeof languages)[number];

interface Node {
  type: string;
  start: number;
  end: number;
  properties?: Node[];
  key?: { name?: string };
  value?: Node & { value?: unknown };
  [field: string]: unknown;
}

/** A literal of `@formatjs/icu-messageformat-parser`. */
function isLiteral(value: unknown): value is { type: 0; value: string } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 0;
}

type Texts = Record<string, unknown>;
type Catalogues = Record<Language, Texts>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

const propertyOf = (object: Node, name: string) =>
  object.properties?.find((property) => property.key?.name === name);

/** Every `{ id: '…', defaultMessage: '…' }` of a module; a message may itself be called `description`. */
function findMessages(node: Node, found: Node[] = []): Node[] {
  if (node.type === 'ObjectExpression' && propertyOf(node, 'defaultMessage')) found.push(node);
  const { parent: _, ...fields } = node;
  for (const child of Object.values(fields).flat()) {
    if (isNode(child)) findMessages(child, found);
  }
  return found;
}

/**
 * The placeholder of a text in a built file. Its second half changes with the text, and so does the file's hashed name.
 */
function markOf(id: string, catalogues: Catalogues): string {
  const texts = JSON.stringify(languages.map((language) => catalogues[language][id]));
  return `karvon-text:${id}:${createHash('sha256').update(texts).digest('hex').slice(0, 10)}`;
}

/** The code with a placeholder for each message: of id, text and description a browser needs only the text. */
export function markTexts(code: string, program: unknown, catalogues: Catalogues): string {
  return findMessages(program as Node)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, message) => {
      const id = String(propertyOf(message, 'id')?.value?.value);
      const mark = JSON.stringify(markOf(id, catalogues));
      const lean = `{ defaultMessage: ${mark} }`;
      return rest.slice(0, message.start) + lean + rest.slice(message.end);
    }, code);
}

/** A parsed text in its shortest form: literals as strings, a text without values as one string. */
function writeText(text: unknown): string {
  const brief = JSON.stringify(text, (key, value: unknown) => {
    if (key === 'pluralType') return undefined;
    return isLiteral(value) ? value.value : value;
  });
  const parts = JSON.parse(brief) as unknown[];
  return JSON.stringify(parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts);
}

/**
 * Replaces the placeholders of a built file by one language's parsed texts.
 * @throws Error for a message that the language does not have
 */
export function fillTexts(code: string, texts: Texts): string {
  return code.replace(/(["'`])karvon-text:([\w.-]+):\w+\1/g, (_, __, id: string) => {
    if (!texts[id]) throw new Error(`No text for message ${id}`);
    return writeText(texts[id]);
  });
}

/**
 * For browser builds: a component contains only its own texts, in one language. This plugin writes placeholders; `writeLanguages`
 * replaces them for each language when the build is complete.
 */
export function messageTextsPlugin(): Plugin {
  let catalogues: Catalogues;
  return {
    name: 'karvon-message-texts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      catalogues = { ru: readCatalogue('ru'), uz: readCatalogue('uz') };
    },
    transform: {
      filter: { id: /\.messages\.ts$/ },
      handler(code) {
        return { code: markTexts(code, this.parse(code), catalogues), map: null };
      },
    },
  };
}
