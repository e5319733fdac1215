import { useState, type FormEvent } from 'react';
import type { User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { usePhoneText } from '@karvon/phone-input';
import { Notice, Stack } from '@karvon/ui-kit';
import { knownPinRule, pinRule } from '../../model/new-pin';
import { ruleOf } from '../../model/problem';
import { CodeAgain } from '../code-field/code-again';
import { CodeField } from '../code-field/code-field';
import { codeMessages } from '../code-field/code-field.messages';
import { useCode } from '../code-field/use-code';
import { FormEnd } from '../form-end/form-end';
import { NewPinField } from '../new-pin-fields/new-pin-field';
import { PinOwner } from '../new-pin-fields/pin-owner';
import { newPinMessages as m } from './new-pin-dialog.messages';

interface NewPinFormProps {
  phone: string;
  smsAfterSeconds: number;
  onWait: (seconds: number) => void;
  onSignedIn: (user: User) => void;
}

export function NewPinForm({ phone, smsAfterSeconds, onWait, onSignedIn }: NewPinFormProps) {
  const intl = useIntl();
  const shown = usePhoneText(phone);
  const [pin, setPin] = useState('');
  const { form, field, tried, confirm, send } = useCode(phone, onSignedIn);
  const refusedPin = knownPinRule(ruleOf(confirm.error, 'password'));

  function submit(event: FormEvent) {
    event.preventDefault();
    send(pin, pinRule(pin) === undefined);
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <Notice tone="success" title={intl.formatMessage(codeMessages.sent)}>
          <p>{intl.formatMessage(m.lead, { phone: shown })}</p>
        </Notice>
        <PinOwner phone={phone} />
        <CodeField {...field} />
        <NewPinField
          value={pin}
          onChange={(next) => {
            setPin(next);
            if (refusedPin) confirm.reset();
          }}
          rule={tried ? (pinRule(pin) ?? refusedPin) : undefined}
        />
        <FormEnd
          block
          request={confirm}
          explained={refusedPin !== undefined}
          label={m.save}
          busy={m.saving}
        />
        <CodeAgain phone={phone} seconds={smsAfterSeconds} onWait={onWait} />
      </Stack>
    </form>
  );
}
