import type { PlainDate } from '@karvon/calendar';
import type { SupplyCurrency } from '../basics/currency';

/** Who stays and when. Days are the hotel's. */
export interface Stay {
  readonly arrival: PlainDate;
  readonly departure: PlainDate;
  readonly adults: number;
  /** 0 to 17; 0 is under one year. */
  readonly childAges: readonly number[];
  readonly currency: SupplyCurrency;
}

/** From this age a child needs a bed; younger ones share one for nothing. */
export const bedAge = 6;

/** How many of the party need a bed. */
export const sleepers = ({ adults, childAges }: Pick<Stay, 'adults' | 'childAges'>): number =>
  adults + childAges.filter((age) => age >= bedAge).length;
