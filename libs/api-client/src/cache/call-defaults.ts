import { isApiProblem } from '../transport/api-problem';
import { isFinal } from '../transport/retry';

/**
 * Without a network a call fails at once, and the page says so. By default it would wait without a word, and a booking or a
 * payment would be sent whenever the network is back. The transport already repeats failed calls that are worth it.
 */
const atOnce = { networkMode: 'always', retry: false } as const;

/** A loader asks before its page is shown. */
const justNowMs = 5_000;

interface FailedQuery {
  state: { error: unknown; errorUpdatedAt: number };
}

/** The page does not ask again what its loader was refused for good a moment ago. */
function mayHelp({ state: { error, errorUpdatedAt } }: FailedQuery): boolean {
  return !isApiProblem(error) || !isFinal(error.problem) || Date.now() - errorUpdatedAt > justNowMs;
}

/**
 * How the calls of every page are made. What has failed to load is asked for again when the network is back.
 * @param staleTime how long a response counts as fresh, in milliseconds
 */
export const callDefaults = (staleTime = 0) => ({
  queries: { ...atOnce, refetchOnReconnect: true, retryOnMount: mayHelp, staleTime },
  mutations: atOnce,
});
