/**
 * Lets so many pieces of work run at once and the others wait: who keeps thirty flights must not begin thirty searches.
 * @param limit how many at once
 */
export function inTurn(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running === limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes now gets in between.
      if (next) next();
      else running -= 1;
    }
  };
}
