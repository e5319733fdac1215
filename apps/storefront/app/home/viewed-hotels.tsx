import { ViewedHotels as Viewed } from '@karvon/hotel-search';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';

/** Hotels this device has looked at. */
export function ViewedHotels() {
  const { today } = useSite();
  return (
    <PageFrame>
      <Viewed today={today} />
    </PageFrame>
  );
}
