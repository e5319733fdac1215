import { useState } from 'react';
import { smsCodePattern, type User } from '@karvon/contract';
import { useConfirmSms } from '../../data/sign-in.mutation';
import { useTries } from '../../model/use-tries';

/** The code of an SMS to `phone`, and the sign-in with it. */
export function useCode(phone: string, onSignedIn: (user: User) => void) {
  const [code, setCode] = useState('');
  const confirm = useConfirmSms(onSignedIn);
  const { form, tried, countTry } = useTries(confirm.error);
  const whole = smsCodePattern.test(code);
  return {
    /** Props for `CodeField`. */
    field: { value: code, onChange: setCode, wrong: tried && !whole },
    form,
    tried,
    confirm,
    /** Confirms with this PIN; while the code is incomplete or the PIN is not `fit`, it only shows the errors. */
    send(pin: string, fit = true) {
      countTry();
      if (whole && fit && !confirm.isPending)
        confirm.mutate({ identifier: phone, password: pin, code });
    },
  };
}
