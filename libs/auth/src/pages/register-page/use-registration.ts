import { useRef, useState } from 'react';
import type { SmsWait } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { loadPhoneReader } from '@karvon/phone-input';
import { visibleText } from '@karvon/name-spelling';
import { fieldMessages } from '../../components/fields/fields.messages';
import { useRegister } from '../../data/recovery.mutation';
import { knownPinRule } from '../../model/new-pin';
import { ruleOf } from '../../model/problem';
import {
  fieldName,
  registrationIssues,
  type RegistrationForm,
  type RegistrationIssues,
} from '../../model/registration';

interface Registration {
  form: RegistrationForm;
  country: string;
  onChange: (form: RegistrationForm) => void;
  onSent: (wait: SmsWait) => void;
}

/** Validates and sends the form; returns its errors by our rules and the server's. */
export function useRegistration({ form, country, onChange, onSent }: Registration) {
  const intl = useIntl();
  const langcode = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [wrongPhone, setWrongPhone] = useState('');
  const register = useRegister();
  const issues = tried ? registrationIssues(form) : {};
  const refusedPin = knownPinRule(ruleOf(register.error, 'password'));
  const refusedCountry = ruleOf(register.error, 'identifier') === 'country';

  const set = (changes: Partial<RegistrationForm>) => {
    // The visitor has changed the value the server refused, so the error is cleared.
    if (refusedPin || refusedCountry) register.reset();
    onChange({ ...form, ...changes });
  };
  const focusOn = (field: keyof RegistrationIssues) =>
    element.current?.querySelector<HTMLElement>(`[name="${fieldName(field, form)}"]`)?.focus();
  const phoneError = () => {
    if (issues.phone) return intl.formatMessage(fieldMessages.required);
    if (refusedCountry) return intl.formatMessage(fieldMessages.phoneCountry);
    const wrong = form.phone !== '' && wrongPhone === form.phone;
    return wrong ? intl.formatMessage(fieldMessages.phoneWrong) : undefined;
  };

  async function send() {
    setTried(true);
    const [first] = Object.keys(registrationIssues(form)) as (keyof RegistrationIssues)[];
    if (first) return focusOn(first);
    const { phone: identifier, pin: password } = form;
    const email = visibleText(form.email).trim();
    const readPhone = await loadPhoneReader(country);
    if (readPhone(identifier) === null) {
      setWrongPhone(identifier);
      return focusOn('phone');
    }
    register.mutate(
      {
        identifier,
        password,
        username: visibleText(form.username).trim(),
        ...(email && { email }),
        langcode,
        consents: { personalData: true, offer: true },
      },
      {
        onSuccess: onSent,
        onError: (error) => {
          if (knownPinRule(ruleOf(error, 'password'))) focusOn('pin');
          if (ruleOf(error, 'identifier')) focusOn('phone');
        },
      },
    );
  }
  return {
    element,
    register,
    issues: { ...issues, pin: issues.pin ?? refusedPin, phone: phoneError() },
    /** True when a field shows the server's error. */
    shown: refusedPin !== undefined || refusedCountry,
    set,
    send,
  };
}
