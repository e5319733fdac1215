import { readJson } from '../tree';
import { crowdedFolders } from './folders';
import { longFunctions } from './long-functions';
import { findCircles } from './neighbours';
import { largeProjects, uncheckedCode } from './sizes';
import { findTwins } from './twins';

export const ceilingFile = 'tools/conformance/house.json';

/** How many flaws may remain, by place. */
export type Ceilings = Record<
  'circles' | 'crowdedFolders' | 'largeProjects' | 'longFunctions' | 'twins' | 'uncheckedCode',
  Record<string, number>
>;

export const readCeilings = (): Ceilings => readJson<Ceilings>(ceilingFile);

type Imports = Parameters<typeof findCircles>[0];

/** Folders whose children import each other in circles, with the number of children in those. */
const circles = (imports: Imports) =>
  new Map(
    [...findCircles(imports)].map(([folder, found]) => [
      folder,
      found.join(' ↔ ').split(' ↔ ').length,
    ]),
  );

/** @param imports what `readImports` returns */
export const measured = (imports: Imports): Record<keyof Ceilings, Map<string, number>> => ({
  circles: circles(imports),
  crowdedFolders: crowdedFolders(),
  largeProjects: largeProjects(),
  longFunctions: longFunctions(),
  twins: findTwins(),
  uncheckedCode: uncheckedCode(),
});

/** The ceilings, lowered to the current numbers. New places are never added: they must be mended. */
export function lowered(ceilings: Ceilings, now: ReturnType<typeof measured>): Ceilings {
  const lower = (name: keyof Ceilings) =>
    Object.fromEntries(
      Object.entries(ceilings[name]).flatMap(([place, max]) => {
        const count = now[name].get(place);
        return count === undefined ? [] : [[place, Math.min(count, max)]];
      }),
    );
  return {
    circles: lower('circles'),
    crowdedFolders: lower('crowdedFolders'),
    largeProjects: lower('largeProjects'),
    longFunctions: lower('longFunctions'),
    twins: lower('twins'),
    uncheckedCode: lower('uncheckedCode'),
  };
}
