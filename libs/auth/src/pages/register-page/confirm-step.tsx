import { useEffect, useState, type FormEvent } from 'react';
import { maxPinLength, type User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Button, Notice, PasswordField } from '@karvon/ui-kit';
import { CodeAgain } from '../../components/code-field/code-again';
import { CodeField } from '../../components/code-field/code-field';
import { useCode } from '../../components/code-field/use-code';
import { fieldMessages } from '../../components/fields/fields.messages';
import { FormEnd } from '../../components/form-end/form-end';
import { PinOwner } from '../../components/new-pin-fields/pin-owner';
import { codeOf } from '../../model/problem';
import { registerMessages as m } from './register-page.messages';
import classes from './register-page.module.css';

interface ConfirmStepProps {
  phone: string;
  /** Empty after a reload of the page, because it is never stored: the visitor types it again. */
  pin: string;
  onPin: (pin: string) => void;
  /** Seconds until another code can be sent. */
  smsAfterSeconds: number;
  onWait: (seconds: number) => void;
  onBack: () => void;
  onSignedIn: (user: User) => void;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { phone, pin, onPin, smsAfterSeconds, onWait, onBack, onSignedIn } = props;
  const intl = useIntl();
  const [forgotten] = useState(pin === '');
  const { form, field, tried, confirm, send } = useCode(phone, onSignedIn);

  // The server does not tell whether the code or the PIN is wrong.
  const unfit = forgotten && codeOf(confirm.error) === 'code-refused';

  // The button with the focus has disappeared with the previous form.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="code"]')?.focus(), [form]);

  function submit(event: FormEvent) {
    event.preventDefault();
    send(pin, pin !== '');
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      {forgotten ? <PinOwner phone={phone} /> : null}
      <CodeField {...field} />
      {forgotten ? (
        <PasswordField
          label={intl.formatMessage(fieldMessages.pin)}
          name="password"
          hint={intl.formatMessage(m.pinAgain)}
          error={tried && pin === '' ? intl.formatMessage(fieldMessages.required) : undefined}
          maxLength={maxPinLength}
          showLabel={intl.formatMessage(fieldMessages.show)}
          hideLabel={intl.formatMessage(fieldMessages.hide)}
          value={pin}
          onChange={(event) => onPin(event.target.value)}
        />
      ) : null}
      {unfit ? <Notice tone="error">{intl.formatMessage(m.pinOrCode)}</Notice> : null}
      <FormEnd block request={confirm} explained={unfit} label={m.confirm} busy={m.confirming} />
      <CodeAgain phone={phone} seconds={smsAfterSeconds} onWait={onWait} />
      <Button className={classes.change} variant="quiet" size="small" onClick={onBack}>
        {intl.formatMessage(m.change)}
      </Button>
    </form>
  );
}
