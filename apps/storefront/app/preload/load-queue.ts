/** What is on its way, what waits, and what was ever asked for; pages are addresses. */
export interface LoadQueue {
  loading: readonly string[];
  waiting: readonly string[];
  asked: ReadonlySet<string>;
}

/** The specification's limit: so many pages are on their way at once. */
const mostAtOnce = 4;

export const emptyQueue: LoadQueue = { loading: [], waiting: [], asked: new Set() };

/** The newest wish goes first: the pointer is there now. */
function fill(queue: LoadQueue): LoadQueue {
  const free = mostAtOnce - queue.loading.length;
  if (free <= 0 || queue.waiting.length === 0) return queue;
  return {
    ...queue,
    loading: [...queue.loading, ...queue.waiting.slice(0, free)],
    waiting: queue.waiting.slice(free),
  };
}

/** A page somebody seems to be on the way to; one that was asked for before is not asked for again. */
export function askFor(queue: LoadQueue, page: string): LoadQueue {
  if (queue.asked.has(page)) return queue;
  return fill({
    ...queue,
    waiting: [page, ...queue.waiting],
    asked: new Set([...queue.asked, page]),
  });
}

/** A page has come, or will not. */
export function release(queue: LoadQueue, page: string): LoadQueue {
  return fill({ ...queue, loading: queue.loading.filter((other) => other !== page) });
}
