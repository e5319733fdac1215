import { useRef, useState, type FormEvent } from 'react';
import type { SmsWait } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { loadPhoneReader, PhoneInput } from '@karvon/phone-input';
import { Button } from '@karvon/ui-kit';
import { Consents } from '../../components/consents/consents';
import { EmailField } from '../../components/fields/email-field';
import { fieldMessages } from '../../components/fields/fields.messages';
import { UsernameField } from '../../components/fields/username-field';
import { FormEnd } from '../../components/form-end/form-end';
import { NewPinField } from '../../components/new-pin-fields/new-pin-field';
import { useRegister } from '../../data/recovery.mutation';
import { knownPinRule } from '../../model/new-pin';
import { ruleOf } from '../../model/problem';
import {
  fieldName,
  registrationIssues,
  type RegistrationForm,
  type RegistrationIssues,
} from '../../model/registration';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';

interface FormStepProps {
  form: RegistrationForm;
  onChange: (form: RegistrationForm) => void;
  country: string;
  onSent: (wait: SmsWait) => void;
  onSignIn: () => void;
}

export function FormStep({ form, onChange, country, onSent, onSignIn }: FormStepProps) {
  const intl = useIntl();
  const langcode = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [wrongPhone, setWrongPhone] = useState('');
  const ask = useRegister();
  const issues = tried ? registrationIssues(form) : {};
  const refusedPin = knownPinRule(ruleOf(ask.error, 'password'));
  const refusedCountry = ruleOf(ask.error, 'identifier') === 'country';
  const set = (changes: Partial<RegistrationForm>) => {
    // What the server refused has been changed: it may be right now.
    if (refusedPin || refusedCountry) ask.reset();
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
    const { username, phone: identifier, email, pin: password } = form;
    const readPhone = await loadPhoneReader(country);
    if (readPhone(identifier) === null) {
      setWrongPhone(identifier);
      return focusOn('phone');
    }
    ask.mutate(
      {
        identifier,
        password,
        username: username.trim(),
        ...(email.trim() !== '' && { email: email.trim() }),
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
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!ask.isPending) void send();
      }}
    >
      <UsernameField
        value={form.username}
        onChange={(username) => set({ username })}
        rule={issues.username}
      />
      <PhoneInput
        label={intl.formatMessage(fieldMessages.phone)}
        name="phone"
        value={form.phone}
        onChange={(phone) => set({ phone })}
        country={country}
        autoComplete="username"
        error={phoneError()}
      />
      <EmailField value={form.email} onChange={(email) => set({ email })} rule={issues.email} />
      <NewPinField
        label={intl.formatMessage(m.pin)}
        value={form.pin}
        onChange={(pin) => set({ pin })}
        rule={issues.pin ?? refusedPin}
      />
      <Consents
        value={form.consents}
        onChange={(consents) => set({ consents })}
        missing={issues.consents && intl.formatMessage(m.consentsMissing)}
      />
      <FormEnd
        block
        asked={ask}
        told={refusedPin !== undefined || refusedCountry}
        label={m.submit}
        busy={m.sending}
      />
      <p className={classes.known}>
        {intl.formatMessage(m.known)}
        <Button variant="quiet" size="small" onClick={onSignIn}>
          {intl.formatMessage(m.signIn)}
        </Button>
      </p>
    </form>
  );
}
