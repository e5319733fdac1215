import { useEffect, useId } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl } from '@karvon/i18n';
import { useToast } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { recoveryQuery } from '../../data/recovery.query';
import { momentAfter, secondsUntil, useWait } from '../../model/use-wait';
import { FormDialog } from '../form-dialog/form-dialog';
import { CallStep } from './call-step';
import { recoveryMessages as m } from './recovery-dialog.messages';
import { SmsStep } from './sms-step';
import type { RecoveryDialogProps } from './recovery-dialog-props';

/** The wait for an SMS without a call, counted from the opening; used until the server sends its own. */
const openingSeconds = 120;

/** The dialog for a forgotten PIN: requests a call, then sends the code. The parent closes it. */
export function RecoveryDialog({ open, onClose, ...steps }: RecoveryDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={m.title} width={600}>
      <Steps {...steps} />
    </FormDialog>
  );
}

function Steps({ onSent, ...rest }: Omit<RecoveryDialogProps, 'open' | 'onClose'>) {
  const intl = useIntl();
  const toast = useToast();
  const { begun, onChange } = rest;
  const { step, token, openingOver, callOver } = begun;
  const opening = recoveryQuery(useTransport(), useId());
  const opened = useQuery({ ...opening, enabled: token === undefined }).data;
  const sinceOpening = useWait(openingOver ? secondsUntil(openingOver) : openingSeconds);
  const sinceCall = useWait(callOver ? secondsUntil(callOver) : 0);
  const { restart } = sinceOpening;
  useEffect(() => {
    // The server's wait started before ours, so the button works as soon as it is enabled.
    if (!opened) return;
    restart(opened.smsAfterSeconds);
    onChange({ token: opened.recovery, openingOver: momentAfter(opened.smsAfterSeconds) });
  }, [opened, restart, onChange]);
  if (step === 'call') {
    return (
      <CallStep
        {...rest}
        onRequested={({ smsAfterSeconds }) => {
          toast({ tone: 'success', text: intl.formatMessage(m.requested) });
          sinceCall.restart(smsAfterSeconds);
          onChange({ step: 'sms-after-call', callOver: momentAfter(smsAfterSeconds) });
        }}
        onSkip={() => onChange({ step: 'sms' })}
      />
    );
  }
  return (
    <SmsStep
      phone={begun.phone}
      recovery={token}
      wait={step === 'sms' ? sinceOpening : sinceCall}
      onWait={(seconds) =>
        onChange({ [step === 'sms' ? 'openingOver' : 'callOver']: momentAfter(seconds) })
      }
      onBack={() => onChange({ step: 'call' })}
      onSent={onSent}
    />
  );
}
