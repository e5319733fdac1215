import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The browsers of `.browserslistrc` in the form of Vite's `build.target`: 'chrome111', 'ios16.4'. */
export const buildTarget = (): string[] =>
  readFileSync(join(root, '.browserslistrc'), 'utf8')
    .trim()
    .split('\n')
    .map((query) => {
      const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (!browser || !version) throw new Error(`Not "<browser> >= <version>": ${query}`);
      return `${browser === 'ios_saf' ? 'ios' : browser}${version}`;
    });
