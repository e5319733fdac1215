import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { draftPlace, hasDraftPlace } from '../../model/checkout-draft';

const Card = lazy(async () => ({ default: (await import('./continue-card')).ContinueCard }));
const neverTold = () => () => undefined;

/** The link back to a booking that was begun in this tab. Without one it renders nothing and loads almost no code. */
export function ContinueBooking() {
  // The server does not know the tab, so the first render in the browser shows nothing either.
  const begun = useSyncExternalStore(neverTold, hasDraftPlace, () => false);
  const [forgotten, setForgotten] = useState(false);
  const place = begun && !forgotten ? draftPlace() : null;
  return place ? (
    <Suspense>
      <Card place={place} onForget={() => setForgotten(true)} />
    </Suspense>
  ) : null;
}
