import type { Issue } from '@karvon/contract';

export interface FieldIssue<Rule extends string> {
  name: string;
  rule: Rule;
}

interface IssueRules<Rule extends string> {
  /** Its first group matches the last part of a field's path; paths that do not match are not fields. */
  path: RegExp;
  /** The rule shown when a value has the wrong format, by field. */
  shapes: Readonly<Record<string, Rule>>;
  /** The rule shown for each rule of the server. */
  rules?: Readonly<Record<string, Rule>>;
}

/** The server's issues as errors of our fields; issues of no field are left out. */
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
