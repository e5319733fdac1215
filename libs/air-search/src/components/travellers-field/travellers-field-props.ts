import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';

export interface TravellersFieldProps {
  travellers: Travellers;
  ticketClass: Cabin;
  /** Ages count on this day, if it is known. */
  lastFlight: PlainDate | null;
  onChange: (change: { travellers?: Travellers; ticketClass?: Cabin }) => void;
}
