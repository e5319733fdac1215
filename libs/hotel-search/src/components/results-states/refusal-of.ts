import { isApiProblem } from '@karvon/api-client';

type Refusal = 'unknownCity' | 'tooLate' | 'tooEarly';

const refusals: Record<string, Refusal> = {
  'unknown-place': 'unknownCity',
  past: 'tooLate',
  'too-far': 'tooEarly',
};

/** Why repeating this search cannot help; undefined when it may help. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isApiProblem(error) || error.problem.code !== 'validation-failed') return undefined;
  const rules = error.problem.issues.map(({ rule }) => refusals[rule]);
  return rules.find((rule) => rule !== undefined);
}
