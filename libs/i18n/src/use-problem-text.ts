import type { Problem } from '@karvon/contract';
import type { MessageDescriptor } from 'react-intl';
import type { Format } from './format/create-format';
import { networkProblem, unknownProblem } from './problems/no-code.messages';
import { problemMessages } from './problems/problem-messages';
import { useFormat } from './use-format';
import { useIntl } from './use-intl';

/** The problem itself, or the one an error carries as `problem`. */
function problemIn(error: unknown): { code: string } | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('problem' in error) return problemIn(error.problem);
  return 'code' in error && typeof error.code === 'string'
    ? { ...error, code: error.code }
    : undefined;
}

/** False for a code that this build does not know. */
function isKnown(problem: { code: string }): problem is Problem {
  return Object.hasOwn(problemMessages, problem.code);
}

/** From one minute on, whole minutes, rounded up so that nobody returns too early. */
function waitOf(seconds: number): { seconds: number; minutes: number } {
  return { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) };
}

/** The problem's fields that its text can mention, with formatted amounts. */
function valuesOf(problem: Problem, format: Format): Record<string, string | number> {
  switch (problem.code) {
    case 'price-changed':
      return { oldTotal: format.money(problem.oldTotal), newTotal: format.money(problem.newTotal) };
    case 'cancel-penalty-changed':
      return {
        oldPenalty: format.money(problem.oldPenalty),
        newPenalty: format.money(problem.newPenalty),
      };
    case 'already-booked':
      return { orderNumber: problem.orderNumber };
    case 'rate-limited':
      return waitOf(problem.retryAfterSeconds);
    default:
      return {};
  }
}

/** Returns the text for any thrown value: an API problem by its code, a network failure, or a general text. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  const format = useFormat();
  const text = (message: MessageDescriptor, values?: Record<string, string | number>) =>
    intl.formatMessage(message, values);
  return (error) => {
    const problem = problemIn(error);
    if (problem && isKnown(problem))
      return text(problemMessages[problem.code], valuesOf(problem, format));
    return text(problem?.code === 'network' ? networkProblem : unknownProblem);
  };
}
