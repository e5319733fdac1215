/**
 * What `npm test` runs, in this order: cheap answers first. Stories have both processors to themselves at the end, because a
 * starved browser makes them slow and unsteady.
 */
export const phases = [
  { name: 'lint, types, unused code', targets: ['lint', 'types', 'unused'], parallel: 2 },
  { name: 'unit tests', targets: ['test'], parallel: 2 },
  {
    name: 'API on both databases, builds, sizes',
    targets: ['openapi', 'test-postgres', 'test-pglite', 'build', 'size', 'production-install'],
    parallel: 2,
  },
  {
    name: 'stories in a browser',
    targets: ['e2e-sweeps', 'e2e-flights', 'e2e-hotels', 'e2e-account', 'e2e-site'],
    parallel: 1,
  },
];

/** What only the nightly run adds: docs/ci.md says why each may wait for the night. */
export const nightlyPhases = [
  { name: 'types of each project alone', targets: ['typecheck'], parallel: 2 },
  { name: 'the whole API on the embedded database', targets: ['test-pglite-all'], parallel: 1 },
  { name: 'mutations', targets: ['mutate'], parallel: 1 },
];

export const targetsOf = (list) => list.flatMap(({ targets }) => targets);
