/** A test that waits for the night (docs/ci.md says why). */
export const nightlyTest = process.env.NIGHTLY ? test : test.skip;

/** How often a spec of random events tries: a few times in each run, many times at night. */
export const rounds = (byDay: number, atNight: number): number =>
  process.env.NIGHTLY ? atNight : byDay;
