/** How often a spec of random events tries: a few times in each run, many times at night. */
export const rounds = (byDay: number, atNight: number): number =>
  process.env.NIGHTLY ? atNight : byDay;
