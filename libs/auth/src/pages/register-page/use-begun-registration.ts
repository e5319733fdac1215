import { useEffect, useRef, useState } from 'react';
import type { User } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { readTabForm, writeTabForm } from '@karvon/session';
import { startRegistration, withTyped, type RegistrationForm } from '../../model/registration';
import { momentAfter } from '../../model/use-wait';

const name = 'registration';
const forget = () => writeTabForm(name, null);

interface Begun {
  form: RegistrationForm;
  /**
   * When another code can be sent, in milliseconds of the device's clock; undefined before the first is sent, null when the
   * visitor has returned to the form.
   */
  codeAt?: number | null;
}

/**
 * The form and its step, which survive a reload in the same tab, except the PIN. Read after the first paint, so that the server's
 * page and the browser's match.
 */
export function useBegunRegistration(edition: Pick<Edition, 'consents'>, user: User | null) {
  const [begun, setBegun] = useState<Begun>(() => ({ form: startRegistration(edition) }));
  const empty = useRef(begun);
  const signedIn = user !== null;
  useEffect(() => {
    const left = signedIn ? null : readTabForm<Begun>(name);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server's page cannot know what the tab stores
    if (left) setBegun(({ form }) => ({ ...left, form: withTyped(left.form, form) }));
    return forget;
  }, [signedIn]);
  useEffect(() => {
    if (begun === empty.current) return;
    writeTabForm(name, { ...begun, form: { ...begun.form, pin: '' } });
  }, [begun]);
  const update = (changes: Partial<Begun>) => setBegun((before) => ({ ...before, ...changes }));
  return {
    ...begun,
    setForm: (form: RegistrationForm) => update({ form }),
    /** Called when a code was sent; another can be sent after this many seconds. */
    setWait: (seconds: number) => update({ codeAt: momentAfter(seconds) }),
    toForm: () => update({ codeAt: null }),
    forget,
  };
}
