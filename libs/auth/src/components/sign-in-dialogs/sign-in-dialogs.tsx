import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { momentAfter, secondsUntil } from '../../model/use-wait';
import { LoginDialog } from '../login-dialog/login-dialog';
import { NewPinDialog } from '../new-pin-dialog/new-pin-dialog';
import { RecoveryDialog } from '../recovery-dialog/recovery-dialog';
import { useBegunRecovery } from './use-begun-recovery';

export interface SignInDialogsProps {
  open: boolean;
  /** Called when the visitor closes it. */
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  /** Address of the registration. */
  registerTo: string;
  /** Called when a PIN recovery begins, so that the parent opens the dialogs again after a reload, and when it ends. */
  onBegun?: (begun: boolean) => void;
  /** Called when the visitor is signed in; the parent closes the dialogs and navigates. */
  onSignedIn: (user: User) => void;
}

/** The sign-in and, for a forgotten PIN, the recovery, one dialog at a time. They share the typed phone. */
export function SignInDialogs({ open, onClose, onSignedIn, ...rest }: SignInDialogsProps) {
  const { edition, registerTo, onBegun } = rest;
  const { begun, change, toLogin } = useBegunRecovery(onBegun);
  const { step, phone, codeAt = 0 } = begun;
  const leave = () => {
    toLogin();
    onClose();
  };
  const signedIn = (user: User) => {
    toLogin();
    onSignedIn(user);
  };
  const setWait = (seconds: number) => change({ codeAt: momentAfter(seconds) });
  return (
    <>
      <LoginDialog
        edition={edition}
        phone={phone}
        onPhoneChange={(typed) => change({ phone: typed })}
        open={open && step === 'login'}
        onClose={leave}
        registerTo={registerTo}
        onRecover={() => change({ step: 'call' })}
        onSignedIn={signedIn}
      />
      <RecoveryDialog
        edition={edition}
        begun={begun}
        onChange={change}
        open={open && step !== 'login' && step !== 'new-pin'}
        onClose={toLogin}
        onSent={({ smsAfterSeconds }) =>
          change({ step: 'new-pin', codeAt: momentAfter(smsAfterSeconds) })
        }
      />
      <NewPinDialog
        open={open && step === 'new-pin'}
        onClose={leave}
        phone={phone}
        smsAfterSeconds={secondsUntil(codeAt)}
        onWait={setWait}
        onSignedIn={signedIn}
      />
    </>
  );
}
