import { emailRule, usernameRule, type EmailRule, type NameRule } from './account-rules';
import { bothGiven, startConsents, type Consents } from './consents';
import { pinRule, type PinRule } from './new-pin';

/** The values of the form. */
export interface RegistrationForm {
  username: string;
  phone: string;
  email: string;
  pin: string;
  consents: Consents;
}

export const startRegistration = (
  edition: Parameters<typeof startConsents>[0],
): RegistrationForm => ({
  username: '',
  phone: '',
  email: '',
  pin: '',
  consents: startConsents(edition),
});

/** The stored form, overridden by values typed since. */
export const withTyped = (
  left: RegistrationForm,
  { consents, ...typed }: RegistrationForm,
): RegistrationForm => ({
  ...left,
  ...Object.fromEntries(Object.entries(typed).filter(([, text]) => text)),
  consents: {
    personalData: left.consents.personalData || consents.personalData,
    offer: left.consents.offer,
  },
});

export interface RegistrationIssues {
  username?: NameRule;
  phone?: 'required';
  email?: EmailRule;
  pin?: PinRule;
  consents?: true;
}

/** The errors to correct before a code can be sent, in the order of the fields. */
export function registrationIssues(form: RegistrationForm): RegistrationIssues {
  const username = usernameRule(form.username);
  const email = emailRule(form.email);
  const pin = pinRule(form.pin);
  return {
    ...(username && { username }),
    ...(form.phone === '' && { phone: 'required' as const }),
    ...(email && { email }),
    ...(pin && { pin }),
    ...(!bothGiven(form.consents) && { consents: true as const }),
  };
}
