import { useCallback, useEffect, useState } from 'react';
import { readTabForm, writeTabForm } from '@karvon/session';
import type { BegunRecovery } from '../../model/begun-recovery';

const name = 'recovery';

/** The PIN recovery, which survives a reload in the same tab; it ends when the dialog returns to the sign-in. */
export function useBegunRecovery(onBegun: ((begun: boolean) => void) | undefined) {
  const [begun, setBegun] = useState(
    () => readTabForm<BegunRecovery>(name) ?? { step: 'login' as const, phone: '' },
  );
  const isBegun = begun.step !== 'login';
  useEffect(() => writeTabForm(name, isBegun ? begun : null), [begun, isBegun]);
  useEffect(() => onBegun?.(isBegun), [isBegun, onBegun]);
  const change = useCallback(
    (changes: Partial<BegunRecovery>) => setBegun((before) => ({ ...before, ...changes })),
    [],
  );
  const toLogin = useCallback(() => setBegun(({ phone }) => ({ step: 'login', phone })), []);
  return { begun, change, toLogin };
}
