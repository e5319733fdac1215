import { useEffect } from 'react';
import { onDemand } from '../on-demand';
import type { UnsettledProps } from './unsettled';

const Notice = onDemand(async () => (await import('./unsettled')).Unsettled);

interface LateUnsettledProps extends Omit<UnsettledProps, 'error'> {
  /** Null while there is nothing to show. */
  error: unknown;
}

/** Says that a booking got no response. The text loads after the form is interactive, before anything is sent. */
export function Unsettled({ error, onRetry }: LateUnsettledProps) {
  useEffect(() => Notice.load(), []);
  return error ? <Notice error={error} onRetry={onRetry} /> : null;
}
