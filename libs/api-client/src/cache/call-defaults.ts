import { isApiProblem } from '../transport/api-problem';
import { isFinal } from '../transport/retry';

/**
 * Without a network a call fails at once, and the page says so. By default it would wait silently, and send a booking or a
 * payment whenever the network is back. The transport already repeats failed calls where it helps.
 */
const atOnce = { networkMode: 'always', retry: false } as const;

/** A loader's query runs before its page is shown. */
const justNowMs = 5_000;

interface FailedQuery {
  state: { error: unknown; errorUpdatedAt: number };
}

/** The page does not repeat a query that was refused for good in its loader a moment ago. */
function mayHelp({ state: { error, errorUpdatedAt } }: FailedQuery): boolean {
  return !isApiProblem(error) || !isFinal(error.problem) || Date.now() - errorUpdatedAt > justNowMs;
}

/**
 * The query client's defaults for every page. Failed queries run again when the network is back.
 * @param staleTime how long a response counts as fresh, in milliseconds
 */
export const callDefaults = (staleTime = 0) => ({
  queries: { ...atOnce, refetchOnReconnect: true, retryOnMount: mayHelp, staleTime },
  mutations: atOnce,
});
