import { isOutage, isOverload } from '../db/outage';
import { ProblemError } from '../http/problem';
import { SupplierUnanswered } from '../supplier-errors';

/**
 * The log level for the failure of a job or of the queue. A job is retried when a upstream has failed or is not ready yet, so
 * only a bug of ours is an error.
 * @param isAway whether the database is known to be away: the log says so already
 */
export function levelOf(error: unknown, isAway: boolean): 'debug' | 'warn' | 'error' {
  if (isOutage(error)) return 'debug';
  // To the queue, a server that hangs looks the same as a busy one.
  if (isOverload(error)) return isAway ? 'debug' : 'warn';
  if (error instanceof SupplierUnanswered) return 'warn';
  return error instanceof ProblemError && error.code !== 'internal-error' ? 'warn' : 'error';
}
