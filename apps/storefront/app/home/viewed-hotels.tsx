import { ViewedHotels as Viewed } from '@karvon/hotel-search';
import { PageFrame } from '../layout/page-frame';
import { useSite } from '../layout/use-site';

/** Hotels this device has looked at. */
export function ViewedHotels() {
  const { today } = useSite();
  return (
    <PageFrame>
      <Viewed today={today} />
    </PageFrame>
  );
}
