import type { Issue } from '@karvon/contract';

export interface FieldIssue<Rule extends string> {
  name: string;
  rule: Rule;
}

interface IssueRules<Rule extends string> {
  /** Finds the last part of a field's path as its first group; paths that do not match are no fields. */
  path: RegExp;
  /** Messages for the form of a value, by field. */
  shapes: Readonly<Record<string, Rule>>;
  /** For the server's own rules. */
  rules?: Readonly<Record<string, Rule>>;
}

/** What the server found wrong, as errors of our fields; what concerns no field is left out. */
export function fieldIssues<Rule extends string>(
  issues: readonly Issue[],
  { path, shapes, rules = {} }: IssueRules<Rule>,
): FieldIssue<Rule>[] {
  return issues.flatMap((issue) => {
    const field = path.exec(issue.path)?.[1];
    const shape = field === undefined ? undefined : shapes[field];
    return shape === undefined ? [] : [{ name: issue.path, rule: rules[issue.rule] ?? shape }];
  });
}
