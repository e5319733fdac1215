import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { formatData } from '../src/format/format-data.gen.ts';
import { languages, type Language } from './message-texts-plugin.ts';

function markOf(language: Language): string {
  const data = JSON.stringify(formatData[language]);
  return `karvon-format:${language}:${createHash('sha256').update(data).digest('hex').slice(0, 10)}`;
}

/** The module of months, weekdays and signs, with a placeholder for each language. */
export function markFormats(): string {
  const marks = languages.map((language) => [language, markOf(language)]);
  return `export const formatData = ${JSON.stringify(Object.fromEntries(marks))};`;
}

/**
 * Replaces the placeholders of a built file by one language's months, weekdays and signs; the file needs no other
 * language.
 */
export function fillFormats(code: string, language: Language): string {
  return code.replace(/(["'`])karvon-format:(\w+):\w+\1/g, (_, __, marked: string) =>
    marked === language ? JSON.stringify(formatData[language]) : '0',
  );
}

/** For browser builds: a page formats in one language. `writeLanguages` replaces the placeholders. */
export function formatDataPlugin(): Plugin {
  return {
    name: 'karvon-format-data',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /[\\/]format-data\.gen\.ts$/ },
      handler: () => markFormats(),
    },
  };
}
