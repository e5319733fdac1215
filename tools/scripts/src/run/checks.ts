export interface Phase {
  name: string;
  targets: string[];
  parallel: number;
  /** The projects that have the target; all of them where none is named. */
  projects?: string[];
}

/**
 * The phases of `npm test`, in this order: fast ones first. Stories run alone at the end, because a browser without enough
 * processor time makes them slow and unstable.
 */
export const phases: readonly Phase[] = [
  { name: 'lint, types, unused code', targets: ['lint-all', 'types', 'unused'], parallel: 2 },
  // Specs of pages spend a fifth of their time waiting for timers, so a third process runs beside them.
  { name: 'unit tests', targets: ['test'], parallel: 3 },
  {
    name: 'API on both databases, builds, sizes',
    targets: ['openapi', 'test-postgres', 'test-pglite', 'build', 'size', 'production-install'],
    parallel: 2,
  },
  {
    name: 'stories in a browser',
    targets: ['e2e'],
    parallel: 1,
  },
];

/**
 * Targets that a whole run executes in one process, because a process for each part costs more than the part; a run of one change
 * executes only the parts that it touches.
 */
const parts: Record<string, string[]> = {
  'lint-all': ['lint'],
  e2e: ['e2e-sweeps', 'e2e-flights', 'e2e-hotels', 'e2e-account', 'e2e-site', 'e2e-engines'],
};

/** The same phases, split into the parts that a change may touch. */
export const inParts = (list: readonly Phase[]): Phase[] =>
  list.map((phase) => ({
    ...phase,
    targets: phase.targets.flatMap((target) => parts[target] ?? [target]),
  }));

/** Phases of the nightly run only: docs/ci.md says why each may wait. */
export const nightlyPhases: readonly Phase[] = [
  { name: 'types of each project alone', targets: ['typecheck'], parallel: 2 },
  { name: 'the whole API on the embedded database', targets: ['test-pglite-all'], parallel: 1 },
  { name: 'the API with other random ids', targets: ['test-seeds'], parallel: 1 },
  { name: 'stories on days to come', targets: ['stories-ahead'], parallel: 1 },
  { name: 'stories by the plain delivery', targets: ['stories-plain'], parallel: 1 },
  { name: 'promises at their full numbers', targets: ['test-trust'], parallel: 1 },
  { name: 'the suites on the next Node', targets: ['next-lts'], parallel: 1 },
  { name: 'mutations', targets: ['mutate'], parallel: 1 },
];

export const targetsOf = (list: readonly Phase[]): string[] =>
  list.flatMap(({ targets }) => targets);
