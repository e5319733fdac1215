/** Addresses of pages that are loading, waiting or finished. */
export interface LoadQueue {
  loading: readonly string[];
  waiting: readonly string[];
  requested: ReadonlySet<string>;
}

/** The specification's limit of pages that load at once. */
const maxAtOnce = 4;

export const emptyQueue: LoadQueue = { loading: [], waiting: [], requested: new Set() };

/** The newest request goes first, because the pointer is on its link now. */
function fill(queue: LoadQueue): LoadQueue {
  const free = maxAtOnce - queue.loading.length;
  if (free <= 0 || queue.waiting.length === 0) return queue;
  return {
    ...queue,
    loading: [...queue.loading, ...queue.waiting.slice(0, free)],
    waiting: queue.waiting.slice(free),
  };
}

/** Queues a page that the visitor may open; each page is queued once. */
export function requestFor(queue: LoadQueue, page: string): LoadQueue {
  if (queue.requested.has(page)) return queue;
  return fill({
    ...queue,
    waiting: [page, ...queue.waiting],
    requested: new Set([...queue.requested, page]),
  });
}

/** Called when a page has loaded or failed. */
export function release(queue: LoadQueue, page: string): LoadQueue {
  return fill({ ...queue, loading: queue.loading.filter((other) => other !== page) });
}
