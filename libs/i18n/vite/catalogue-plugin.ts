import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { bindHyphens, bindWords } from '../../short-words/src/bind-words.ts';

const catalogues = fileURLToPath(new URL('../catalogues', import.meta.url));
const publicId = /^virtual:karvon-catalogue\/(ru|uz)$/;
const resolvedId = /^\0virtual:karvon-catalogue\/(ru|uz)$/;

/**
 * For browser builds: messages are already parsed, so react-intl's own stub replaces the ICU parser (it throws when it
 * is asked to parse). The pattern does not match the package's other entries and finds the copy nearest to each
 * importer.
 */
export const noParserAlias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** One language's catalogue files, merged and parsed. Throws, naming file and id, for a duplicate id or broken ICU text. */
export function readCatalogue(
  locale: string,
  root = catalogues,
): Record<string, MessageFormatElement[]> {
  const merged: Record<string, MessageFormatElement[]> = {};
  const folder = join(root, locale);
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(messages)) {
      if (id in merged)
        throw new Error(`Message ${id} of ${locale}/${file} is already in another catalogue`);
      try {
        merged[id] = parse(bindHyphens(bindWords(text)));
      } catch (cause) {
        throw new Error(`Message ${id} in ${locale}/${file} is not valid ICU`, { cause });
      }
    }
  }
  return merged;
}

/**
 * Serves `virtual:karvon-catalogue/ru` and `/uz`; a saved catalogue reloads the page. Drops the ICU parser from client builds.
 * In development the Russian catalogue is empty: every text comes from its *.messages.ts, so that an edit shows at once.
 */
export function cataloguePlugin(): Plugin {
  let isDevelopment = false;
  return {
    name: 'karvon-catalogue',
    config(_, { command }) {
      isDevelopment = command === 'serve';
      return isDevelopment ? {} : { resolve: { alias: [noParserAlias] } };
    },
    resolveId: (id) => (publicId.test(id) ? `\0${id}` : undefined),
    load(id) {
      const locale = resolvedId.exec(id)?.[1];
      if (!locale) return undefined;
      const texts = isDevelopment && locale === 'ru' ? {} : readCatalogue(locale);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
    configureServer(server) {
      server.watcher.add(catalogues);
    },
    hotUpdate({ file }) {
      if (!file.startsWith(catalogues)) return undefined;
      for (const module of this.environment.moduleGraph.idToModuleMap.values()) {
        if (module.id && resolvedId.test(module.id))
          this.environment.moduleGraph.invalidateModule(module);
      }
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
