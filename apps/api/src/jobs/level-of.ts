import { isOutage, isOverload } from '../db/outage';
import { ProblemError } from '../http/problem';
import { SupplierUnanswered } from '../supplier-errors';

/**
 * How loudly the failure of a job or of the queue is logged. A job is tried again when somebody else has failed or is not ready
 * yet, so only a bug of ours is an error.
 * @param isAway whether the database is known to be away: the log says so already
 */
export function levelOf(error: unknown, isAway: boolean): 'debug' | 'warn' | 'error' {
  if (isOutage(error)) return 'debug';
  // To the queue a server that hangs looks like one that is busy.
  if (isOverload(error)) return isAway ? 'debug' : 'warn';
  if (error instanceof SupplierUnanswered) return 'warn';
  return error instanceof ProblemError && error.code !== 'internal-error' ? 'warn' : 'error';
}
