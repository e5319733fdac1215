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

/** The steps that no generator can do: the feature's place in the storefront. Conformance is red until then. */
const nextSteps = (name: string): string => `
Look at it: npx nx test ${name}; npx nx dev gallery, then http://localhost:4240/ru/${name}
Next, step by step as in CONTRIBUTING.md, "Add a feature in five steps":
  2. its own call: libs/contract, apps/api, libs/api-client; the last of docs/walks.md shows one, file by file
  3. its page; 4. its texts: npm run messages
  5. its route: libs/paths, apps/storefront/app/routes.ts; its stories: name ${name} among the inputs of e2e-sweeps and of
     the area that shows it in apps/storefront-e2e/project.json; README.md; node tools/scripts/src/ci-table.ts
`;

/** A feature lib: one page that calls the API and shows each of its four states, in both languages, tested. */
export default async function feature(tree: Tree, { name }: { name: string }): Promise<() => void> {
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
  return () => console.info(nextSteps(name));
}
