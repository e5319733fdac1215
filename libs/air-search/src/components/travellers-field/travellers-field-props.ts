import type { PlainDate } from '@karvon/calendar';
import type { Cabin, Travellers } from '@karvon/contract';

export interface TravellersFieldProps {
  travellers: Travellers;
  ticketClass: Cabin;
  /** The day on which ages count, if known. */
  lastFlight: PlainDate | null;
  onChange: (change: { travellers?: Travellers; ticketClass?: Cabin }) => void;
}
