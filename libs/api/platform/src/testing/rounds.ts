/** A test for nightly runs only (docs/ci.md says why). */
export const nightlyTest = process.env.NIGHTLY ? test : test.skip;

/** How many times a spec with random events runs: a few by day, many in the nightly run. */
export const rounds = (byDay: number, atNight: number): number =>
  process.env.NIGHTLY ? atNight : byDay;
