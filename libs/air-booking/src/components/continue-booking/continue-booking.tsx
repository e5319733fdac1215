import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { draftPlace, hasDraftPlace } from '../../model/checkout-draft';

const Card = lazy(async () => ({ default: (await import('./continue-card')).ContinueCard }));
const neverTold = () => () => undefined;

/** The way back to a booking begun in this tab; nothing, and next to no code, when there is none. */
export function ContinueBooking() {
  // The server does not know the tab: its page and the browser's first one are the same.
  const begun = useSyncExternalStore(neverTold, hasDraftPlace, () => false);
  const [forgotten, setForgotten] = useState(false);
  const place = begun && !forgotten ? draftPlace() : null;
  return place ? (
    <Suspense>
      <Card place={place} onForget={() => setForgotten(true)} />
    </Suspense>
  ) : null;
}
