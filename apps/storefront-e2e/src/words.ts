import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from './fixtures';

const root = join(import.meta.dirname, '../../../libs/i18n/catalogues');

function readCatalogue(language: Edition): Record<string, string> {
  const folder = join(root, language);
  return Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
}

/** Placeholders for a message's arguments: private-use characters, which escaping does not change. */
const anything = '\uE000';
const maybeMore = '\uE001';

/** Braces may nest: {count, plural, one {# day} other {# days}}. */
function blankArguments(icu: string): string {
  let depth = 0;
  let text = '';
  for (const char of icu) {
    if (char === '{') depth += 1;
    if (depth === 0) text += char;
    if (char === '}' && --depth === 0) text += anything;
  }
  return text;
}

/**
 * The texts of a language by message id, as patterns in which arguments match anything. 'start' is for a control whose name is
 * followed by its value.
 */
export function wordsOf(language: Edition): (id: string, part?: 'whole' | 'start') => RegExp {
  const catalogue = readCatalogue(language);
  return (id, part = 'whole') => {
    const icu = catalogue[id];
    if (icu === undefined) throw new Error(`No message ${id} in ${language}`);
    // A link inside a message can have more text, for example that it opens a new tab.
    const plain = blankArguments(icu.replace(/<\w+>/g, '').replace(/<\/\w+>/g, maybeMore));
    const pattern = plain
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll(anything, '.+')
      .replaceAll(maybeMore, '.*')
      .replace(/[ \u00A0]/g, '\\s')
      // The build of the catalogues adds word joiners at hyphens.
      .replace(/-(?!\u2060)/g, '-\u2060?');
    return new RegExp(part === 'start' ? `^${pattern}(?!\\p{L})` : `^${pattern}$`, 'iu');
  };
}

/** A name that goes on after these words. */
export const startsWith = ({ source }: RegExp) => new RegExp(source.replace(/\$$/, '\\s'), 'iu');
