import type { SearchRun } from './search-run';

/** How many runs are held in memory; each may take a megabyte. */
const maxRuns = 200;

/** The runs of this process, by their id and by their search. */
export function createRunMemory() {
  const byId = new Map<string, SearchRun>();
  /** Oldest first. */
  const bySearch = new Map<string, SearchRun>();

  function forget(key: string, run: SearchRun): void {
    bySearch.delete(key);
    byId.delete(run.id);
  }

  return {
    find: (id: string): SearchRun | undefined => byId.get(id),
    /** The run of a search; `key` is the whole search as text. */
    findEqual: (key: string): SearchRun | undefined => bySearch.get(key),
    runs: (): Iterable<SearchRun> => bySearch.values(),

    /** Adds a new run and replaces an older run of the same search. */
    add(key: string, run: SearchRun): void {
      const older = bySearch.get(key);
      // The older run is deleted first, so that the map stays in order of age.
      if (older) forget(key, older);
      byId.set(run.id, run);
      bySearch.set(key, run);
    },

    /** Drops expired runs, and the oldest when there are too many. */
    forgetOld(now: Date): void {
      for (const [key, run] of bySearch) {
        if (run.expiresAt > now && bySearch.size <= maxRuns) return;
        forget(key, run);
      }
    },
  };
}
