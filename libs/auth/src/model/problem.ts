import { isApiProblem } from '@karvon/api-client';

/** Seconds until the server accepts another attempt; undefined for other errors. */
export function waitOf(error: unknown): number | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'rate-limited') return undefined;
  return error.problem.retryAfterSeconds;
}

export function codeOf(error: unknown): string | undefined {
  return isApiProblem(error) ? error.problem.code : undefined;
}

/** The broken rule of a field in the body, by its name on the server. */
export function ruleOf(error: unknown, path: string): string | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'validation-failed') return undefined;
  return error.problem.issues.find((issue) => issue.path === path)?.rule;
}
