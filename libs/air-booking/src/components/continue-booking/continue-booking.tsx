import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTransport } from '@karvon/api-client';
import { restoreAccountDraft } from '@karvon/checkout';
import { useSession } from '@karvon/session';
import { lazyPart } from '@karvon/ui-kit';
import { draftPlace, hasDraftPlace } from '../../model/checkout-draft';
import classes from './continue-booking.module.css';

const Card = lazyPart(async () => (await import('./continue-card')).ContinueCard);
const neverNotified = () => () => undefined;

/**
 * The link back to a booking that was begun in this tab, or elsewhere by the signed-in visitor. Without one it renders
 * nothing and loads almost no code.
 */
export function ContinueBooking() {
  const transport = useTransport();
  const signedIn = useSession().user !== null;
  // The server does not know the tab: until the first render in the browser a mark of the document keeps the room.
  const begun = useSyncExternalStore<boolean | undefined>(
    neverNotified,
    hasDraftPlace,
    () => undefined,
  );
  const [restored, setRestored] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (!signedIn || hasDraftPlace()) return;
    void restoreAccountDraft(transport, 'air').then(setRestored, () => undefined);
  }, [signedIn, transport]);
  if (begun === undefined) return <div className={classes.marked} />;
  const place = (begun || restored) && !forgotten ? draftPlace() : null;
  return place ? (
    <Suspense fallback={<div className={classes.room} />}>
      <Card place={place} onForget={() => setForgotten(true)} />
    </Suspense>
  ) : null;
}
