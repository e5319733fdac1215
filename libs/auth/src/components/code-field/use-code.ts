import { useState } from 'react';
import { smsCodePattern, type User } from '@karvon/contract';
import { useConfirmSms } from '../../data/sign-in.mutation';

/** The code of an SMS to `phone`, and the sign-in with it. */
export function useCode(phone: string, onSignedIn: (user: User) => void) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = useConfirmSms(onSignedIn);
  const whole = smsCodePattern.test(code);
  return {
    /** For `CodeField`. */
    field: { value: code, onChange: setCode, wrong: tried && !whole },
    tried,
    confirm,
    /** Confirms with this PIN; while the code is incomplete or the PIN not `fit`, only shows what is missing. */
    send(pin: string, fit = true) {
      setTried(true);
      if (whole && fit && !confirm.isPending)
        confirm.mutate({ identifier: phone, password: pin, code });
    },
  };
}
