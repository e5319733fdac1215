import { isApiProblem } from '@karvon/api-client';
import { reportError } from '@karvon/telemetry';

/** An answer of the API that no visitor could have caused: for the journal. Refusals are a part of ordinary life. */
export function reportProblem(error: unknown): void {
  if (!isApiProblem(error) || error.problem.status < 500) return;
  const { code, status, traceId } = error.problem;
  reportError(error, { code, status: String(status), trace: traceId });
}
