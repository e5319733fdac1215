import { useState, type FormEvent } from 'react';
import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl } from '@karvon/i18n';
import { PhoneInput } from '@karvon/phone-input';
import { Button, PasswordField } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { useLogin } from '../../data/sign-in.mutation';
import { bothGiven, startConsents } from '../../model/consents';
import { Consents } from '../consents/consents';
import { fieldMessages } from '../fields/fields.messages';
import { FormDialog } from '../form-dialog/form-dialog';
import { loginMessages as m } from './login-dialog.messages';
import { LoginProblem } from './login-problem';
import classes from './login-dialog.module.css';

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  /** Held by the parent, so that the recovery starts with the same phone. */
  phone: string;
  onPhoneChange: (phone: string) => void;
  /** Address of the registration. */
  registerTo: string;
  onRecover: () => void;
  onSignedIn: (user: User) => void;
}

/** The sign-in dialog with phone and PIN. */
export function LoginDialog({ open, onClose, ...form }: LoginDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={m.title} width={500}>
      <LoginForm {...form} onLeave={onClose} />
    </FormDialog>
  );
}

type LoginFormProps = Omit<LoginDialogProps, 'open' | 'onClose'> & { onLeave: () => void };

function LoginForm(props: LoginFormProps) {
  const { edition, phone, onPhoneChange, registerTo, onRecover, onSignedIn, onLeave } = props;
  const intl = useIntl();
  const [pin, setPin] = useState('');
  const [consents, setConsents] = useState(() => startConsents(edition));
  const login = useLogin(onSignedIn);
  const ready = phone !== '' && pin !== '' && bothGiven(consents);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready && !login.isPending) login.mutate({ identifier: phone, password: pin });
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PhoneInput
        label={intl.formatMessage(fieldMessages.phone)}
        name="phone"
        focused
        value={phone}
        onChange={onPhoneChange}
        country={edition.defaultPhoneCountry}
        autoComplete="username"
      />
      <PasswordField
        label={intl.formatMessage(fieldMessages.pin)}
        name="password"
        showLabel={intl.formatMessage(fieldMessages.show)}
        hideLabel={intl.formatMessage(fieldMessages.hide)}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button className={classes.recover} variant="quiet" size="small" onClick={onRecover}>
        {intl.formatMessage(m.recover)}
      </Button>
      <Consents value={consents} onChange={setConsents} />
      {login.isError ? <LoginProblem key={login.submittedAt} error={login.error} /> : null}
      <div className={classes.buttons}>
        <Button as={Link} variant="secondary" to={registerTo} onClick={onLeave}>
          {intl.formatMessage(m.register)}
        </Button>
        <Button
          type="submit"
          disabled={!ready}
          loading={login.isPending}
          loadingLabel={intl.formatMessage(m.signingIn)}
        >
          {intl.formatMessage(m.signIn)}
        </Button>
      </div>
    </form>
  );
}
