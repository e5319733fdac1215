import { projects, read } from '../tree';

const libs = projects.filter(({ tags }) => tags.includes('type:module'));

/** The folder of a module: a lib of `libs/api`, or a folder of the API. */
export const folderOf = (name: string) => {
  const lib = libs.find((one) => one.name === name);
  return lib ? `${lib.folder}/src/` : `apps/api/src/modules/${name}/`;
};

/** The module of the API to which a file belongs. */
export const moduleOf = (path: string) =>
  /^apps\/api\/src\/modules\/([a-z-]+)\//.exec(path)?.[1] ??
  libs.find(({ folder }) => path.startsWith(`${folder}/src/`))?.name;

/** The floor of each module of the API, as the table of docs/architecture.md says; 0 is the ground floor. */
export const readFloors = (): Map<string, number> =>
  new Map(
    [...read('docs/architecture.md').matchAll(/^\| (\d+) \| (.+?) \|/gm)].flatMap(
      ([, floor, names]) =>
        [...names!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => [name!, Number(floor)] as const),
    ),
  );

/** Imports between modules of the API that do not go down: to a higher floor, or to a neighbour. */
export function importsBackUp(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const floors = readFloors();
  const floorOf = (path: string) => floors.get(moduleOf(path) ?? '');
  return [...imports].flatMap(([from, targets]) =>
    targets
      .filter((to) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to))
      .filter((to) => !((floorOf(from) ?? 0) > (floorOf(to) ?? 0)))
      .map((to) => `${from} → ${to}`),
  );
}
