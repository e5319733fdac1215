import { isApiProblem } from '@karvon/api-client';
import { reportError } from '@karvon/telemetry';

/**
 * Reports a failed call to the journal: a failure that no visitor could have caused, and every failed authentication call. Other
 * expected refusals are not reported.
 */
export function reportProblem(
  error: unknown,
  { meta }: { meta: { authCall?: unknown } | undefined },
): void {
  if (!isApiProblem(error)) return;
  const { code, status, traceId } = error.problem;
  const { authCall } = meta ?? {};
  if (status < 500 && !authCall) return;
  const facts = { code, status: String(status), trace: traceId };
  reportError(error, authCall ? { ...facts, call: String(authCall) } : facts);
}
