import type { FormEvent } from 'react';
import type { SmsWait } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { PhoneInput } from '@karvon/phone-input';
import { Button } from '@karvon/ui-kit';
import { Consents } from '../../components/consents/consents';
import { EmailField } from '../../components/fields/email-field';
import { fieldMessages } from '../../components/fields/fields.messages';
import { UsernameField } from '../../components/fields/username-field';
import { FormEnd } from '../../components/form-end/form-end';
import { NewPinField } from '../../components/new-pin-fields/new-pin-field';
import type { RegistrationForm } from '../../model/registration';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';
import { useRegistration } from './use-registration';

interface FormStepProps {
  form: RegistrationForm;
  /** The visitor has returned to correct the phone, which gets the focus. */
  isBack: boolean;
  onChange: (form: RegistrationForm) => void;
  country: string;
  onSent: (wait: SmsWait) => void;
  onSignIn: () => void;
}

/** The first step of the registration: the form. */
export function FormStep(props: FormStepProps) {
  const { form, isBack, country, onSignIn } = props;
  const intl = useIntl();
  const { element, register, issues, shown, set, checkPhone, send } = useRegistration(props);
  return (
    <form
      ref={element}
      className={classes.form}
      // Without scripts nothing is sent, because the PIN would be in an address.
      method="dialog"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
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
        focused={isBack}
        value={form.phone}
        onChange={(phone) => set({ phone })}
        onBlur={() => void checkPhone()}
        country={country}
        autoComplete="username"
        error={issues.phone}
      />
      <EmailField value={form.email} onChange={(email) => set({ email })} rule={issues.email} />
      <NewPinField
        label={intl.formatMessage(m.pin)}
        value={form.pin}
        onChange={(pin) => set({ pin })}
        rule={issues.pin}
      />
      <Consents
        value={form.consents}
        onChange={(consents) => set({ consents })}
        missing={issues.consents && intl.formatMessage(m.consentsMissing)}
      />
      <FormEnd block request={register} explained={shown} label={m.submit} busy={m.sending} />
      <p className={classes.known}>
        <span>{intl.formatMessage(m.known)}</span>
        <Button variant="quiet" size="small" onClick={onSignIn}>
          {intl.formatMessage(m.signIn)}
        </Button>
      </p>
    </form>
  );
}
