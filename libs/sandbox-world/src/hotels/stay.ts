import type { PlainDate } from '@karvon/calendar';
import type { SupplyCurrency } from '../basics/currency';

/** The guests and the days of a stay. Days are the hotel's. */
export interface Stay {
  readonly arrival: PlainDate;
  readonly departure: PlainDate;
  readonly adults: number;
  /** From 0 to 17; 0 is under one year. */
  readonly childAges: readonly number[];
  readonly currency: SupplyCurrency;
}

/** From this age a child needs a bed; younger ones share one free of charge. */
export const bedAge = 6;

/** How many guests of the party need a bed. */
export const sleepers = ({ adults, childAges }: Pick<Stay, 'adults' | 'childAges'>): number =>
  adults + childAges.filter((age) => age >= bedAge).length;
