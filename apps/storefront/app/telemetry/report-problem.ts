import { isApiProblem } from '@karvon/api-client';
import { reportError } from '@karvon/telemetry';

/** Reports an API response that no visitor could have caused to the journal. Expected refusals are not reported. */
export function reportProblem(error: unknown): void {
  if (!isApiProblem(error) || error.problem.status < 500) return;
  const { code, status, traceId } = error.problem;
  reportError(error, { code, status: String(status), trace: traceId });
}
