import { useState } from 'react';
import type { SmsWait, User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { LoginDialog } from '../login-dialog/login-dialog';
import { NewPinDialog } from '../new-pin-dialog/new-pin-dialog';
import { RecoveryDialog } from '../recovery-dialog/recovery-dialog';

export interface SignInDialogsProps {
  open: boolean;
  /** Called when the visitor closes it. */
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  /** Address of the registration. */
  registerTo: string;
  /** Called when the visitor is signed in; the parent closes the dialogs and navigates. */
  onSignedIn: (user: User) => void;
}

/** The sign-in and, for a forgotten PIN, the recovery, one dialog at a time. They share the typed phone. */
export function SignInDialogs({ open, onClose, onSignedIn, ...rest }: SignInDialogsProps) {
  const [step, setStep] = useState<'login' | 'recovery' | 'new-pin'>('login');
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SmsWait>();
  const toLogin = () => setStep('login');
  const leave = () => {
    toLogin();
    onClose();
  };
  const signedIn = (user: User) => {
    toLogin();
    onSignedIn(user);
  };
  const fields = { edition: rest.edition, phone, onPhoneChange: setPhone };
  return (
    <>
      <LoginDialog
        {...fields}
        open={open && step === 'login'}
        onClose={leave}
        registerTo={rest.registerTo}
        onRecover={() => setStep('recovery')}
        onSignedIn={signedIn}
      />
      <RecoveryDialog
        {...fields}
        open={open && step === 'recovery'}
        onClose={toLogin}
        onSent={(wait) => {
          setSent(wait);
          setStep('new-pin');
        }}
      />
      <NewPinDialog
        open={open && step === 'new-pin'}
        onClose={leave}
        phone={phone}
        smsAfterSeconds={sent?.smsAfterSeconds ?? 0}
        onSignedIn={signedIn}
      />
    </>
  );
}
