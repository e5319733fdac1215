import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { usePhoneText } from '@karvon/phone-input';
import { useSession } from '@karvon/session';
import { Button, Card } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { secondsUntil } from '../../model/use-wait';
import { ConfirmStep } from './confirm-step';
import { FormStep } from './form-step';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';
import { useBegunRegistration } from './use-begun-registration';

export interface RegisterPageProps {
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  /** Opens the sign-in dialog, for visitors who have an account. */
  onSignIn: () => void;
  /** Called when the account is created and its owner is signed in. */
  onRegistered: (user: User) => void;
}

/** The registration: a form with name, phone and PIN, then the SMS code. */
export function RegisterPage({ edition, onSignIn, onRegistered }: RegisterPageProps) {
  const intl = useIntl();
  const lang = useLocale();
  const { user } = useSession();
  const { form, codeAt, setForm, setWait, toForm, forget } = useBegunRegistration(edition, user);
  const phone = usePhoneText(form.phone);
  const requested = typeof codeAt === 'number';
  return (
    <Card className={classes.root} padding="large">
      <div className={classes.head}>
        <h1>{intl.formatMessage(requested ? m.codeTitle : m.title)}</h1>
        <p className={classes.lead} role={requested ? 'status' : undefined}>
          {intl.formatMessage(requested ? m.codeLead : user ? m.signedIn : m.lead, {
            phone,
            name: user?.username,
          })}
        </p>
      </div>
      {requested ? (
        <ConfirmStep
          phone={form.phone}
          pin={form.pin}
          onPin={(pin) => setForm({ ...form, pin })}
          smsAfterSeconds={secondsUntil(codeAt)}
          onWait={setWait}
          onBack={toForm}
          onSignedIn={(registered) => {
            forget();
            onRegistered(registered);
          }}
        />
      ) : user ? (
        <Button as={Link} to={paths.profile.to(lang)}>
          {intl.formatMessage(m.toProfile)}
        </Button>
      ) : (
        <FormStep
          form={form}
          isBack={codeAt === null}
          onChange={setForm}
          country={edition.defaultPhoneCountry}
          onSent={({ smsAfterSeconds }) => setWait(smsAfterSeconds)}
          onSignIn={onSignIn}
        />
      )}
    </Card>
  );
}
