import { readJson } from '../tree';
import { crowdedFolders } from './folders';
import { longFunctions } from './long-functions';
import { findTwins } from './twins';

export const ceilingFile = 'tools/conformance/house.json';

/** What should be none and is not yet: how much of it there may be, by its place. */
export type Ceilings = Record<'crowdedFolders' | 'longFunctions' | 'twins', Record<string, number>>;

export const readCeilings = (): Ceilings => readJson<Ceilings>(ceilingFile);

export const measured = (): Record<keyof Ceilings, Map<string, number>> => ({
  crowdedFolders: crowdedFolders(),
  longFunctions: longFunctions(),
  twins: findTwins(),
});

/** The same ceilings, lower where there is less now. Nothing is added: what is new is mended, not written down. */
export function lowered(ceilings: Ceilings, now: ReturnType<typeof measured>): Ceilings {
  const lower = (name: keyof Ceilings) =>
    Object.fromEntries(
      Object.entries(ceilings[name]).flatMap(([place, most]) => {
        const count = now[name].get(place);
        return count === undefined ? [] : [[place, Math.min(count, most)]];
      }),
    );
  return {
    crowdedFolders: lower('crowdedFolders'),
    longFunctions: lower('longFunctions'),
    twins: lower('twins'),
  };
}
