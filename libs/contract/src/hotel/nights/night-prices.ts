import { z } from 'zod';
import { endpoint } from '../../endpoint';
import { instantSchema, moneySchema, plainDateSchema } from '../../primitives';
import { hotelGuestsSchema } from '../hotel-offer';
import { maxNights } from '../hotel-offer.limits';
import { listNightPricesCall } from './night-prices.calls';

/** What a night of one stay costs at least, as the last search of exactly this stay has found. */
export const nightPriceSchema = z.strictObject({
  arrivalDate: plainDateSchema,
  departureDate: plainDateSchema,
  /** For all guests, with fees: of the cheapest room that is confirmed at once and paid now, as the list shows it by default. */
  perNight: moneySchema,
  /** The end of the offers among which the price was found: it is not shown any longer. */
  expiresAt: instantSchema,
});
export type NightPrice = z.infer<typeof nightPriceSchema>;

export const listNightPrices = endpoint({
  ...listNightPricesCall,
  summary:
    'What a night in a hotel costs by day of arrival, where searches of the last half hour tell',
  body: z
    .strictObject({
      HotelCode: z.string().min(1).max(40),
      /** The first day of arrival, and the last one: two months at most. */
      ArrivalFrom: plainDateSchema,
      ArrivalTo: plainDateSchema,
      /** Stays of so many nights; of any length where it is left out. */
      Nights: z.number().int().min(1).max(maxNights).optional(),
      Guests: hotelGuestsSchema,
    })
    .refine(({ ArrivalFrom, ArrivalTo }) => ArrivalFrom <= ArrivalTo, {
      message: 'the last day is before the first',
      path: ['ArrivalTo'],
    }),
  response: z.strictObject({
    /** In order of arrival, then of departure; days without a known price are left out. */
    prices: z.array(nightPriceSchema),
  }),
});
