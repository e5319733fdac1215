import { useState } from 'react';
import type { User } from '@karvon/contract';
import { useConfirmSms } from '../../data/sign-in.mutation';
import { smsCodePattern } from '../../model/sms-code';

/** The code of a text message to `phone`, and what it opens. */
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
    /** Confirms with this PIN; before the code is whole and the PIN fit, only says what is missing. */
    send(pin: string, fit = true) {
      setTried(true);
      if (whole && fit && !confirm.isPending)
        confirm.mutate({ identifier: phone, password: pin, code });
    },
  };
}
