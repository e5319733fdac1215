import { Suspense, useEffect, useState } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { lazyPart } from '@karvon/ui-kit';

export interface ViewedHotelsProps {
  /** Today on the edition's clock. */
  today: PlainDate;
}

const ViewedList = lazyPart(async () => (await import('./viewed-list')).ViewedList);

/**
 * Hotels that were viewed on this device. Without any, no code loads. Place it where only invisible content moves down
 * when it appears.
 */
export function ViewedHotels({ today }: ViewedHotelsProps) {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void import('./viewed-store').then(({ hasViewedHotels }) => setHas(hasViewedHotels()));
  }, []);
  return has ? (
    <Suspense fallback={null}>
      <ViewedList today={today} />
    </Suspense>
  ) : null;
}
