import { callerNamePattern, type CallbackRequest, type CallbackTopic } from '@karvon/contract';
import { visibleText } from '@karvon/name-spelling';
import type { PhoneReader } from '@karvon/phone-input';

/** The values of the form's fields. */
export interface CallbackForm {
  phone: string;
  name: string;
  topic: CallbackTopic;
  consent: boolean;
}

export type CallbackIssue = 'required' | 'phone' | 'name' | 'consent';
export type CallbackIssues = Partial<Record<'phone' | 'name' | 'consent', CallbackIssue>>;

/** The errors to correct before the form can be sent; empty when there are none. */
export function findIssues(form: CallbackForm, readPhone: PhoneReader): CallbackIssues {
  const issues: CallbackIssues = {};
  const name = visibleText(form.name).trim();
  if (form.phone.trim() === '') issues.phone = 'required';
  else if (readPhone(form.phone) === null) issues.phone = 'phone';
  if (name === '') issues.name = 'required';
  else if (!callerNamePattern.test(name)) issues.name = 'name';
  if (!form.consent) issues.consent = 'consent';
  return issues;
}

/** The form as the API's input; only for a form without issues. */
export function toRequest(
  form: CallbackForm,
  readPhone: PhoneReader,
  context: Pick<CallbackRequest, 'page' | 'lang'>,
): CallbackRequest {
  return {
    ...context,
    phone: readPhone(form.phone) ?? form.phone,
    name: visibleText(form.name).trim(),
    topic: form.topic,
    consent: true,
  };
}
