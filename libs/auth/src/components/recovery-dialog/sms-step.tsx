import type { SmsWait } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { usePhoneText } from '@karvon/phone-input';
import { Attention, Button, Notice } from '@karvon/ui-kit';
import { useSendSms } from '../../data/recovery.mutation';
import { clockText } from '../../model/clock-text';
import { ruleOf, waitOf } from '../../model/problem';
import type { useWait } from '../../model/use-wait';
import { fieldMessages } from '../fields/fields.messages';
import { recoveryMessages as m } from './recovery-dialog.messages';
import classes from './recovery-dialog.module.css';

interface SmsStepProps {
  phone: string;
  /** The server's signed time at which the recovery was opened. */
  recovery: string | undefined;
  wait: ReturnType<typeof useWait>;
  /** Called with the seconds to wait when the server refuses. */
  onWait: (seconds: number) => void;
  onBack: () => void;
  onSent: (wait: SmsWait) => void;
}

/** Sends the code after the wait. The server decides whether it is over: its response can restart the countdown. */
export function SmsStep({ phone, recovery, wait, onWait, onBack, onSent }: SmsStepProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const sms = useSendSms();
  const shown = usePhoneText(phone);
  const problem = () => {
    if (!sms.isError || waitOf(sms.error) !== undefined) return null;
    const country = ruleOf(sms.error, 'identifier') === 'country';
    return (
      <Notice tone="error">
        {country ? intl.formatMessage(fieldMessages.phoneCountry) : problemText(sms.error)}
      </Notice>
    );
  };
  const send = () =>
    sms.mutate(
      { identifier: phone, ...(recovery && { recovery }) },
      {
        onSuccess: onSent,
        onError: (error) => {
          const seconds = waitOf(error);
          if (seconds === undefined) return;
          wait.restart(seconds);
          onWait(seconds);
        },
      },
    );
  return (
    <div className={classes.form}>
      <Attention>
        <p className={classes.lead}>{intl.formatMessage(m.smsLead, { phone: shown })}</p>
      </Attention>
      {problem()}
      <Button
        block
        disabled={wait.left > 0}
        loading={sms.isPending}
        loadingLabel={intl.formatMessage(m.sending)}
        onClick={send}
      >
        {wait.left > 0
          ? intl.formatMessage(m.smsIn, { time: clockText(wait.left) })
          : intl.formatMessage(m.sms)}
      </Button>
      <Button variant="quiet" size="small" block onClick={onBack}>
        {intl.formatMessage(m.otherPhone)}
      </Button>
    </div>
  );
}
