import type { Problem } from '@karvon/contract';
import { useIntl } from 'react-intl';
import { problemMessages, unknownProblem } from './problems.messages';
import { useFormat } from './use-format';
import type { Format } from './format/create-format';

function hasKnownCode(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false;
  return typeof value.code === 'string' && Object.hasOwn(problemMessages, value.code);
}

/** A problem itself, or an error that carries one as `problem`. */
function problemIn(error: unknown): Problem | undefined {
  if (hasKnownCode(error)) return error;
  if (typeof error === 'object' && error !== null && 'problem' in error && hasKnownCode(error.problem)) return error.problem;
  return undefined;
}

/** What a text may mention of the problem's own fields, amounts written out. */
function valuesOf(problem: Problem, format: Format): Record<string, string | number> {
  switch (problem.code) {
    case 'price-changed':
      return { oldTotal: format.money(problem.oldTotal), newTotal: format.money(problem.newTotal) };
    case 'rate-limited':
      return { retryAfterSeconds: problem.retryAfterSeconds };
    default:
      return {};
  }
}

/** Gives the text for anything that was thrown: a problem of the API by its code, whatever else a general one. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  const format = useFormat();
  return (error) => {
    const problem = problemIn(error);
    if (!problem) return intl.formatMessage(unknownProblem);
    return intl.formatMessage(problemMessages[problem.code], valuesOf(problem, format));
  };
}
