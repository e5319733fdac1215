import { readJson } from '../tree';
import { crowdedFolders } from './folders';
import { readImports } from './import-graph';
import { longFunctions } from './long-functions';
import { findCircles } from './neighbours';
import { findTwins } from './twins';

export const ceilingFile = 'tools/conformance/house.json';

/** How many flaws may remain, by place. */
export type Ceilings = Record<
  'circles' | 'crowdedFolders' | 'longFunctions' | 'twins',
  Record<string, number>
>;

export const readCeilings = (): Ceilings => readJson<Ceilings>(ceilingFile);

/** Folders whose children import each other in circles, with the number of children in those. */
const circles = () =>
  new Map(
    [...findCircles(readImports())].map(([folder, found]) => [
      folder,
      found.join(' ↔ ').split(' ↔ ').length,
    ]),
  );

export const measured = (): Record<keyof Ceilings, Map<string, number>> => ({
  circles: circles(),
  crowdedFolders: crowdedFolders(),
  longFunctions: longFunctions(),
  twins: findTwins(),
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
    longFunctions: lower('longFunctions'),
    twins: lower('twins'),
  };
}
