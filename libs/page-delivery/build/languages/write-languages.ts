import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../../../i18n/vite/catalogue-plugin.ts';
import { fillFormats } from '../../../i18n/vite/format-data-plugin.ts';
import { fillTexts, languages } from '../../../i18n/vite/message-texts-plugin.ts';
import { moveScripts } from './move-scripts.ts';

/**
 * Writes the built scripts once per language, `assets/ru/*.js` and `assets/uz/*.js`, with texts and formats filled in.
 * Scripts import each other by relative paths, so a visitor stays in one language; styles and fonts are shared.
 * @param client the folder of the browser's build
 */
export function writeLanguages(client: string): void {
  const assets = join(client, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const language of languages) {
    const texts = readCatalogue(language);
    mkdirSync(join(assets, language), { recursive: true });
    for (const name of scripts) {
      const code = fillTexts(readFileSync(join(assets, name), 'utf8'), texts);
      const whole = moveScripts(fillFormats(code, language), language);
      writeFileSync(join(assets, language, name), whole);
    }
  }
  for (const name of scripts) rmSync(join(assets, name));
}
