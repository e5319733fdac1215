import { ViewedHotels as Viewed } from '@karvon/hotel-search';
import { PageFrame } from '../layout/shell/page-frame';
import { useSite } from '../data/use-site';

/** Hotels viewed on this device. */
export function ViewedHotels() {
  const { today } = useSite();
  return (
    <PageFrame>
      <Viewed today={today} />
    </PageFrame>
  );
}
