import { lazy, Suspense, useEffect } from 'react';
import type { UnsettledProps } from './unsettled';

const load = () => import('./unsettled');
const Notice = lazy(async () => ({ default: (await load()).Unsettled }));

interface LateUnsettledProps extends Omit<UnsettledProps, 'error'> {
  /** Null while there is nothing to show. */
  error: unknown;
}

/** Says that a booking got no response. The text loads after the form is interactive, before anything is sent. */
export function Unsettled({ error, onRetry }: LateUnsettledProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return error ? (
    <Suspense>
      <Notice error={error} onRetry={onRetry} />
    </Suspense>
  ) : null;
}
