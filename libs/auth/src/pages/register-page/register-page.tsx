import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { usePhoneText } from '@karvon/phone-input';
import { useSession } from '@karvon/session';
import { Button, Card } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { startConsents } from '../../model/consents';
import type { RegistrationForm } from '../../model/registration';
import { ConfirmStep } from './confirm-step';
import { FormStep } from './form-step';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';

export interface RegisterPageProps {
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  /** Opens the sign-in dialog, for visitors who have an account. */
  onSignIn: () => void;
  /** Called when the account is opened and its owner is signed in. */
  onRegistered: (user: User) => void;
}

/** The registration: a form with name, phone and PIN, then the SMS code. */
export function RegisterPage({ edition, onSignIn, onRegistered }: RegisterPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { user } = useSession();
  const [form, setForm] = useState<RegistrationForm>(() => ({
    username: '',
    phone: '',
    email: '',
    pin: '',
    consents: startConsents(edition),
  }));
  // Seconds until another code; undefined before the first is sent.
  const [sent, setSent] = useState<number>();
  const phone = usePhoneText(form.phone);
  const requested = sent !== undefined;
  if (user && !requested) {
    return (
      <Card className={classes.root} padding="large">
        <div className={classes.head}>
          <h1>{intl.formatMessage(m.title)}</h1>
          <p>{intl.formatMessage(m.signedIn, { name: user.username })}</p>
        </div>
        <Button as={Link} to={paths.profile.to(lang)}>
          {intl.formatMessage(m.toProfile)}
        </Button>
      </Card>
    );
  }
  return (
    <Card className={classes.root} padding="large">
      <div className={classes.head}>
        <h1>{intl.formatMessage(requested ? m.codeTitle : m.title)}</h1>
        <p className={classes.lead} role={requested ? 'status' : undefined}>
          {requested ? intl.formatMessage(m.codeLead, { phone }) : intl.formatMessage(m.lead)}
        </p>
      </div>
      {requested ? (
        <ConfirmStep
          phone={form.phone}
          pin={form.pin}
          smsAfterSeconds={sent}
          onBack={() => {
            flushSync(() => setSent(undefined));
            document.querySelector<HTMLElement>('[name="phone"]')?.focus();
          }}
          onSignedIn={onRegistered}
        />
      ) : (
        <FormStep
          form={form}
          onChange={setForm}
          country={edition.defaultPhoneCountry}
          onSent={({ smsAfterSeconds }) => setSent(smsAfterSeconds)}
          onSignIn={onSignIn}
        />
      )}
    </Card>
  );
}
