import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from './fixtures';

const root = join(import.meta.dirname, '../../../libs/i18n/catalogues');

function readCatalogue(language: Edition): Record<string, string> {
  const folder = join(root, language);
  return Object.assign({}, ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Braces may nest: {count, plural, one {# day} other {# days}}. */
function blankArguments(icu: string): string {
  let depth = 0;
  let text = '';
  for (const char of icu) {
    if (char === '{') depth += 1;
    if (depth === 0) text += char;
    if (char === '}' && --depth === 0) text += '\u0000';
  }
  return text;
}

/**
 * The words of a language by message id, as patterns: whatever a message leaves open matches anything. 'start' is for a control
 * whose name goes on with its value.
 */
export function wordsOf(language: Edition): (id: string, part?: 'whole' | 'start') => RegExp {
  const catalogue = readCatalogue(language);
  return (id, part = 'whole') => {
    const icu = catalogue[id];
    if (icu === undefined) throw new Error(`No message ${id} in ${language}`);
    // A link inside a message may say more than its words: that it opens a new tab.
    const literal = blankArguments(icu.replace(/<\w+>/g, '').replace(/<\/\w+>/g, '\u0001')).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    const pattern = literal.replace(/\u0000/g, '.+').replace(/\u0001/g, '.*').replace(/ /g, '\\s');
    return new RegExp(part === 'start' ? `^${pattern}(?!\\p{L})` : `^${pattern}$`, 'iu');
  };
}
