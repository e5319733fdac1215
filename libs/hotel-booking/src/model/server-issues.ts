import type { Issue } from '@karvon/contract';
import type { FieldRule } from './guest-form';

/** The field says what is wrong with the shape of its value. */
const shapes: Record<string, FieldRule> = {
  name: 'name',
  surname: 'name',
  phone: 'phone',
  email: 'email',
  citizenship: 'required',
  comment: 'comment',
};

export interface FieldIssue {
  name: string;
  rule: FieldRule;
}

/** What the server found wrong, as errors of our fields; what concerns no field is left out. */
export function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap(({ path }) => {
    const field = /^(?:booker\.|guests\.\d+\.|)(\w+)$/.exec(path)?.[1];
    const rule = field === undefined ? undefined : shapes[field];
    return rule === undefined ? [] : [{ name: path, rule }];
  });
}
