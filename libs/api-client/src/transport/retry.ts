import type { ApiProblem } from './api-problem';
import type { CallAddress, Endpoint } from '@karvon/contract';

/** Passing states. A call that was not answered at all may be repeated, too. */
const passing = [0, 408, 409, 425, 429, 500, 502, 503, 504];

const pauseMs = 300;
/** Who asks us to stay away longer than this is shown to the visitor instead. */
const longestPauseMs = 5_000;

/** One repeat for reads, none for writes, two for writes that carry a key: the server knows them again. */
export function retriesOf({ method }: CallAddress, hasKey: boolean): number {
  if (method === 'GET') return 1;
  return hasKey ? 2 : 0;
}

/** Milliseconds of a Retry-After header, seconds or a date; null when there is none to read. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const text = headers?.get('retry-after');
  if (!text) return null;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * Whether asking again can help. A write is repeated only when the network lost it or its answer, or when the answer says
 * that its first try is still running: any other answer is an outcome for the visitor.
 * @param answer undefined when there was none
 */
export function isWorthRepeating(
  method: Endpoint['method'],
  { problem }: ApiProblem,
  answer: Response | undefined,
): boolean {
  if ((retryAfterMs(answer?.headers) ?? 0) > longestPauseMs) return false;
  if (method === 'GET') return passing.includes(problem.status);
  return problem.status === 0 || problem.code === 'request-in-progress';
}

/** How long to wait before the next try: as asked, or a short while. */
export function pauseBefore(answer: Response | undefined): number {
  return retryAfterMs(answer?.headers) ?? pauseMs;
}
