import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { russianCatalogues } from './source-messages';
import { root } from '../tree';

/** `npm run messages`: writes the Russian catalogues from the *.messages.ts files. A translator maintains the Uzbek ones. */
const folder = join(root, 'libs/i18n/catalogues/ru');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [namespace, content] of russianCatalogues())
  writeFileSync(join(folder, `${namespace}.json`), content);
