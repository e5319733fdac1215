import { readJson } from '../tree';
import { crowdedFolders } from './folders';
import { readImports } from './import-graph';
import { longFunctions } from './long-functions';
import { findCircles } from './neighbours';
import { findTwins } from './twins';

export const ceilingFile = 'tools/conformance/house.json';

/** How much may be left, by place, of what should be none. */
export type Ceilings = Record<
  'circles' | 'crowdedFolders' | 'longFunctions' | 'twins',
  Record<string, number>
>;

export const readCeilings = (): Ceilings => readJson<Ceilings>(ceilingFile);

/** Folders with circles among what stands in them, and how many names are in those. */
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

/** The ceilings, lowered where there is less now. New places are never added: they must be mended. */
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
