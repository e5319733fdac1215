import { useState } from 'react';
import { useOneAtATime } from '@karvon/checkout';
import type { SmsWait } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { loadPhoneReader } from '@karvon/phone-input';
import { visibleText } from '@karvon/name-spelling';
import { fieldMessages } from '../../components/fields/fields.messages';
import { useRegister } from '../../data/recovery.mutation';
import { knownPinRule } from '../../model/new-pin';
import { ruleOf } from '../../model/problem';
import { registrationIssues, type RegistrationForm } from '../../model/registration';
import { useTries } from '../../model/use-tries';

interface Registration {
  form: RegistrationForm;
  country: string;
  onChange: (form: RegistrationForm) => void;
  onSent: (wait: SmsWait) => void;
}

/** Validates and sends the form; returns the errors of our rules and the server's. */
export function useRegistration({ form, country, onChange, onSent }: Registration) {
  const intl = useIntl();
  const langcode = useLocale();
  const [wrongPhone, setWrongPhone] = useState<string>();
  const register = useRegister();
  const { form: element, tried, countTry } = useTries(register.error);
  const { run } = useOneAtATime();
  const wrong = registrationIssues(form);
  const issues = tried ? wrong : {};
  const refusedPin = knownPinRule(ruleOf(register.error, 'password'));
  const refusedCountry = ruleOf(register.error, 'identifier') === 'country';

  const set = (changes: Partial<RegistrationForm>) => {
    // The visitor has changed the value the server refused, so the error is cleared.
    if (refusedPin || refusedCountry) register.reset();
    onChange({ ...form, ...changes });
  };
  const phoneIssue =
    (issues.phone && fieldMessages.required) ||
    (refusedCountry && fieldMessages.phoneCountry) ||
    (wrongPhone === form.phone && fieldMessages.phoneWrong);

  /** An empty phone is no error before the form is sent. */
  async function checkPhone() {
    const isWrong = form.phone && (await loadPhoneReader(country))(form.phone) === null;
    if (isWrong) setWrongPhone(form.phone);
    return isWrong;
  }

  async function send() {
    countTry();
    if (Object.keys(wrong).length > 0) return;
    const { phone: identifier, pin: password } = form;
    const email = visibleText(form.email).trim();
    if (await checkPhone()) return countTry();
    const registration = {
      identifier,
      password,
      username: visibleText(form.username).trim(),
      ...(email && { email }),
      langcode,
      consents: { personalData: true, offer: true } as const,
    };
    await register.mutateAsync(registration).then(onSent, () => undefined);
  }
  return {
    element,
    register,
    issues: {
      ...issues,
      pin: issues.pin ?? refusedPin,
      phone: phoneIssue && intl.formatMessage(phoneIssue),
    },
    /** True when a field shows the server's error. */
    shown: refusedPin !== undefined || refusedCountry,
    set,
    checkPhone,
    /** A second click while the first request waits would be refused as too early, and hide that the code is on its way. */
    send: () => void run(send),
  };
}
