import { HotelSearchForm } from '@karvon/hotel-search';
import type { PlainDate } from '@karvon/calendar';

/** A file of its own, so that the form can be loaded when its tab is chosen. */
export function HotelForm({ today }: { today: PlainDate }) {
  return <HotelSearchForm today={today} />;
}
