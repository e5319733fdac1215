import { fieldIssues } from '@karvon/checkout';
import type { Issue } from '@karvon/contract';
import type { FieldRule } from './guest-form';

/** The error of a field when its value has the wrong format. */
const shapes: Record<string, FieldRule> = {
  name: 'name',
  surname: 'name',
  phone: 'phone',
  email: 'email',
  citizenship: 'required',
  comment: 'comment',
};

/** The server's issues with the booker, the guests and the wishes. */
export const guestIssues = (issues: readonly Issue[]) =>
  fieldIssues(issues, { path: /^(?:booker\.|guests\.\d+\.|)(\w+)$/, shapes });
