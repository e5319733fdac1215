import { useEffect, useId, useState } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { recoveryQuery } from '../../data/recovery.query';
import { useWait } from '../../model/use-wait';
import { FormDialog } from '../form-dialog/form-dialog';
import { CallStep } from './call-step';
import { recoveryMessages as m } from './recovery-dialog.messages';
import { SmsStep } from './sms-step';
import type { RecoveryDialogProps } from './recovery-dialog-props';

/** The wait for an SMS without a call, counted from the opening; used until the server names it. */
const openingSeconds = 120;

/** The dialog for a forgotten PIN: requests a call, then sends the code. The parent closes it. */
export function RecoveryDialog({ open, ...rest }: RecoveryDialogProps) {
  return (
    <FormDialog open={open} onClose={rest.onClose} title={m.title} width={600}>
      <Steps {...rest} />
    </FormDialog>
  );
}

function Steps({ onClose, onSent, ...fields }: Omit<RecoveryDialogProps, 'open'>) {
  const intl = useIntl();
  const toast = useToast();
  const opened = useQuery(recoveryQuery(useTransport(), useId())).data;
  const sinceOpening = useWait(openingSeconds);
  const sinceCall = useWait(0);
  const [step, setStep] = useState<'call' | 'sms' | 'sms-after-call'>('call');
  const { restart } = sinceOpening;
  useEffect(() => {
    // The server's wait started before ours, so the button works as soon as it is enabled.
    if (opened) restart(opened.smsAfterSeconds);
  }, [opened, restart]);
  if (step === 'call') {
    return (
      <CallStep
        {...fields}
        onRequested={({ smsAfterSeconds }) => {
          toast({ tone: 'success', text: intl.formatMessage(m.requested) });
          sinceCall.restart(smsAfterSeconds);
          setStep('sms-after-call');
        }}
        onSkip={() => setStep('sms')}
      />
    );
  }
  return (
    <SmsStep
      phone={fields.phone}
      recovery={opened?.recovery}
      wait={step === 'sms' ? sinceOpening : sinceCall}
      onBack={() => setStep('call')}
      onSent={(sent) => {
        onClose();
        onSent(sent);
      }}
    />
  );
}
