import { expectNone } from '../expect-none';
import { files, isSpec, read, readJson } from '../tree';

const root = 'libs/ui-kit/src/';
type Rule = 'axe' | 'styles' | 'gallery';

/** Exceptions by component and rule, each with its reason. */
const exceptions = readJson<Record<string, Partial<Record<Rule, string>>>>(
  'tools/conformance/ui-kit-exceptions.json',
);

const kit = files.filter((path) => path.startsWith(root));
const inFolder = (folder: string) => kit.filter((path) => path.startsWith(`${root}${folder}/`));
const isComponent = (path: string) => /\.tsx$/.test(path) && !isSpec(path);
const components = [
  ...new Set(
    kit
      .filter((path) => isComponent(path) && path.slice(root.length).includes('/'))
      .map((path) => path.slice(root.length).split('/')[0] ?? ''),
  ),
].filter((folder) => folder !== 'gallery');

const gallery = inFolder('gallery').filter(isComponent).map(read).join('\n');

/** Whether a component's folder follows each rule. */
const rules: Record<Rule, (folder: string) => boolean> = {
  axe: (folder) => inFolder(folder).some((path) => isSpec(path) && read(path).includes('axe(')),
  styles: (folder) => inFolder(folder).some((path) => path.endsWith('.module.css')),
  gallery: (folder) => gallery.includes(`from '../${folder}/`),
};
const names = Object.keys(rules) as Rule[];

const exceptionFile = 'tools/conformance/ui-kit-exceptions.json';
const mend: Record<Rule, (folder: string) => string> = {
  axe: (folder) => `write ${root}${folder}/${folder}.spec.tsx with a test by jest-axe.`,
  styles: (folder) => `write ${root}${folder}/${folder}.module.css, by the tokens of the kit.`,
  gallery: (folder) =>
    `show it in a ${root}gallery/gallery-*.tsx, in each of its states, with words from samples-ru.ts and samples-uz.ts; the gallery imports it from '../${folder}/…'.`,
};

test.each(components.flatMap((folder) => names.map((rule) => [folder, rule] as const)))(
  '%s follows the rule of the kit: %s',
  (folder, rule) => {
    const excused = exceptions[folder]?.[rule] !== undefined;
    const followed = rules[rule](folder);
    expectNone(
      followed || excused ? [] : [`${root}${folder}: ${rule} is missing`],
      `${mend[rule](folder)} Where that makes no sense, ${exceptionFile} says why.`,
    );
    expectNone(
      followed && excused ? [`${root}${folder} has ${rule}, and is let off`] : [],
      `take the exception out of ${exceptionFile}.`,
    );
  },
);

test('exceptions name existing components, each with a reason', () => {
  const folders = Object.keys(exceptions);
  expectNone(
    folders.filter((folder) => !components.includes(folder)),
    `take the component out of ${exceptionFile}: the kit has none of this name.`,
  );
  const isBare = (reason: string) => reason.length <= 20;
  expectNone(
    folders.filter((folder) => Object.values(exceptions[folder] ?? {}).some(isBare)),
    `say in ${exceptionFile}, in a sentence, why the component need not keep the rule.`,
  );
});
