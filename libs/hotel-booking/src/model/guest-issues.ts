import { fieldIssues } from '@karvon/checkout';
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

/** What the server found wrong with the booker, the guests and the wishes. */
export const guestIssues = (issues: readonly Issue[]) =>
  fieldIssues(issues, { path: /^(?:booker\.|guests\.\d+\.|)(\w+)$/, shapes });
