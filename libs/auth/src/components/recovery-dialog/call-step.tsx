import { useState, type FormEvent } from 'react';
import { useOneAtATime } from '@karvon/checkout';
import type { SmsWait } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { loadPhoneReader, PhoneInput } from '@karvon/phone-input';
import { Button } from '@karvon/ui-kit';
import { useRequestCall } from '../../data/recovery.mutation';
import { bothGiven, startConsents } from '../../model/consents';
import { Consents } from '../consents/consents';
import { useTries } from '../../model/use-tries';
import { fieldMessages } from '../fields/fields.messages';
import { FormEnd } from '../form-end/form-end';
import type { RecoveryDialogProps } from './recovery-dialog-props';
import { recoveryMessages as m } from './recovery-dialog.messages';
import classes from './recovery-dialog.module.css';

type CallStepProps = Pick<RecoveryDialogProps, 'edition' | 'begun' | 'onChange'> & {
  onRequested: (wait: SmsWait) => void;
  /** Continues to the SMS without a call. */
  onSkip: () => void;
};

/** The recovery step with the phone, the consents, and the request for a call. */
export function CallStep(props: CallStepProps) {
  const { edition, begun, onChange, onRequested, onSkip } = props;
  const { phone, consents = startConsents(edition) } = begun;
  const intl = useIntl();
  const [refused, setRefused] = useState(false);
  const request = useRequestCall();
  const { form, countTry } = useTries(request.error);
  const { run } = useOneAtATime();
  const ready = phone !== '' && bothGiven(consents);
  const country = edition.defaultPhoneCountry;

  const goOn = (next: () => unknown) =>
    run(async () => {
      if (!ready) return;
      const right = (await loadPhoneReader(country))(phone) !== null;
      setRefused(!right);
      if (right) await next();
      else countTry();
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    void goOn(() => request.mutateAsync(phone).then(onRequested, () => undefined));
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.lead}>{intl.formatMessage(m.lead)}</p>
      <PhoneInput
        label={intl.formatMessage(fieldMessages.phone)}
        name="phone"
        focused
        value={phone}
        onChange={(value) => {
          setRefused(false);
          onChange({ phone: value });
        }}
        country={country}
        autoComplete="username"
        error={refused ? intl.formatMessage(fieldMessages.phoneWrong) : undefined}
      />
      <Consents value={consents} onChange={(ticked) => onChange({ consents: ticked })} />
      <FormEnd block request={request} disabled={!ready} label={m.request} busy={m.requesting} />
      <Button
        variant="quiet"
        size="small"
        block
        disabled={!ready}
        onClick={() => void goOn(onSkip)}
      >
        {intl.formatMessage(m.withoutCall)}
      </Button>
    </form>
  );
}
