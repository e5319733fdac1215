import type { ComponentType } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Edition } from '@karvon/edition';
import type { HotelCriteria } from '../../model/hotel-criteria';

export interface HotelsPageProps {
  criteria: HotelCriteria;
  edition: Edition;
  /** Today on the edition's clock. */
  today: PlainDate;
  /** The style of the streets under the hotels; without one they stand on a plan. */
  mapStyle?: string | undefined;
  /** The head of the page; it comes with the search, whose words are its title. */
  Head?: ComponentType<{ title: string }>;
}
