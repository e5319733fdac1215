import { files, isSpec, read, readJson } from './tree';

const root = 'libs/ui-kit/src/';
type Rule = 'axe' | 'styles' | 'gallery';

/** Component → rule → why it is let off. */
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

/** Each says whether a component's folder keeps it. */
const rules: Record<Rule, (folder: string) => boolean> = {
  axe: (folder) => inFolder(folder).some((path) => isSpec(path) && read(path).includes('axe(')),
  styles: (folder) => inFolder(folder).some((path) => path.endsWith('.module.css')),
  gallery: (folder) => gallery.includes(`from '../${folder}/`),
};
const names = Object.keys(rules) as Rule[];

test.each(components.flatMap((folder) => names.map((rule) => [folder, rule] as const)))(
  '%s keeps the rule of the kit: %s',
  (folder, rule) => {
    const excused = exceptions[folder]?.[rule] !== undefined;
    expect({ kept: rules[rule](folder) }).toEqual({ kept: !excused });
  },
);

test('exceptions are of components there are, each with a reason', () => {
  for (const [folder, reasons] of Object.entries(exceptions)) {
    expect(components).toContain(folder);
    for (const reason of Object.values(reasons)) expect(reason.length).toBeGreaterThan(20);
  }
});
