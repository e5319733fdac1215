import type { CallAddress, Endpoint } from '@karvon/contract';
import type { ApiProblem } from './api-problem';
import type { Reply } from './transport';

/** Temporary statuses. 0 is a call without a response. */
const passing = [0, 408, 409, 425, 429, 500, 502, 503, 504];

const pauseMs = 300;
/** A longer requested pause is reported to the visitor instead of being waited for. */
const longestPauseMs = 5_000;

/** One retry for reads, none for writes, two for writes with a key, which the server recognizes. */
export function retriesOf({ method }: CallAddress, hasKey: boolean): number {
  if (method === 'GET') return 1;
  return hasKey ? 2 : 0;
}

/** A Retry-After header (seconds or a date) in milliseconds; null when it is missing or unreadable. */
function retryAfterMs(headers: Reply['headers'] | undefined): number | null {
  const text = headers?.get('retry-after');
  if (!text) return null;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Whether the refusal is final: the API named the reason, and a retry would have the same result. */
export const isFinal = ({ status, code }: ApiProblem['problem']): boolean =>
  [404, 409, 410].includes(status) && !/^(?:internal-error|request-in-progress)$/.test(code);

/**
 * Whether a retry can help. A write is retried only when its outcome is unknown: no response, an unavailable server, or a first
 * attempt that is still running. Any other response is a result for the visitor, including a conflict with a reason: sold out
 * stays sold out.
 * @param response undefined without a response
 */
export function isWorthRepeating(
  method: Endpoint['method'],
  { problem }: ApiProblem,
  response: Reply | undefined,
): boolean {
  if ((retryAfterMs(response?.headers) ?? 0) > longestPauseMs) return false;
  if (isFinal(problem)) return false;
  if (method === 'GET') return passing.includes(problem.status);
  return /^(?:network|service-unavailable|request-in-progress)$/.test(problem.code);
}

/** How long to wait before the next attempt: as the server asked, or briefly. */
export function pauseBefore(response: Reply | undefined): number {
  return retryAfterMs(response?.headers) ?? pauseMs;
}
