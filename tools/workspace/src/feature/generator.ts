import { join } from 'node:path';
import { formatFiles, generateFiles, names, writeJson, type Tree } from '@nx/devkit';
import { pinExports } from '../pin-exports.ts';
import { requireName } from '../require-name.ts';
import { writeProject } from '../write-project.ts';
import { exampleTexts, type Language } from './example-texts.ts';

function writeCatalogue(tree: Tree, language: Language, name: string): void {
  const entries = Object.entries(exampleTexts).map(
    ([key, text]) => [`${name}.${key}`, text[language]] as const,
  );
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  writeJson(tree, `libs/i18n/catalogues/${language}/${name}.json`, Object.fromEntries(sorted));
}

/** A feature lib: one page that asks the API and shows each of its four states, in both languages, tested. */
export default async function feature(tree: Tree, { name }: { name: string }): Promise<void> {
  requireName(tree, 'libs', name);
  await writeProject(tree, { name, type: 'feature', scope: 'storefront' });
  const { className, propertyName } = names(name);
  const russian = Object.fromEntries(
    Object.entries(exampleTexts).map(([key, text]) => [key, text.ru]),
  );
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/${name}`, {
    name,
    className,
    propertyName,
    russian,
  });
  await formatFiles(tree);
  // Written as `npm run messages` and `npm run exports` write them.
  for (const language of ['ru', 'uz'] as const) writeCatalogue(tree, language, name);
  pinExports(tree, name, [`${className}Page`, `${propertyName}Query`]);
}
