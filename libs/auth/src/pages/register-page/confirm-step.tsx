import { useEffect, type FormEvent } from 'react';
import type { User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { CodeAgain } from '../../components/code-field/code-again';
import { CodeField } from '../../components/code-field/code-field';
import { useCode } from '../../components/code-field/use-code';
import { FormEnd } from '../../components/form-end/form-end';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';

interface ConfirmStepProps {
  phone: string;
  pin: string;
  /** Seconds until another code can be sent. */
  smsAfterSeconds: number;
  onBack: () => void;
  onSignedIn: (user: User) => void;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { phone, pin, smsAfterSeconds, onBack, onSignedIn } = props;
  const intl = useIntl();
  const { form, field, confirm, send } = useCode(phone, onSignedIn);

  // The button that had the focus went with the form before.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send(pin);
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <CodeField {...field} />
      <FormEnd block request={confirm} label={m.confirm} busy={m.confirming} />
      <CodeAgain phone={phone} seconds={smsAfterSeconds} />
      <Button className={classes.change} variant="quiet" size="small" onClick={onBack}>
        {intl.formatMessage(m.change)}
      </Button>
    </form>
  );
}
