import { z } from 'zod';
import { airOrderSchema, orderPassengerSchema } from './air-order';
import { endpoint } from '../endpoint';
import { dictionarySchema } from './itinerary';
import { localeSchema } from '../locale';
import { instantSchema } from '../primitives';
import { listAirBookingsCall } from './air-bookings.calls';
import { scheduleChangeKindSchema } from './schedule-change';

/** An air order in its owner's booking history. */
export const airBookingSchema = airOrderSchema
  .pick({
    number: true,
    status: true,
    pnr: true,
    createdAt: true,
    payBefore: true,
    total: true,
    toPay: true,
    slices: true,
    tickets: true,
  })
  .extend({
    passengers: z.array(orderPassengerSchema.omit({ returned: true })),
    /** A change of the flights by the airline that the owner has not answered yet; null without one. */
    scheduleChange: scheduleChangeKindSchema.nullable(),
    /** True for an order that is not cancelled, until its last flight has landed. */
    upcoming: z.boolean(),
  });
export type AirBooking = z.infer<typeof airBookingSchema>;

export const listAirBookings = endpoint({
  ...listAirBookingsCall,
  summary:
    'The air orders of the signed-in user: upcoming ones by departure, then the others, the newest first; 200 at most',
  sessionAccess: true,
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({
    bookings: z.array(airBookingSchema),
    /** Names for the codes in the slices of all bookings. */
    dictionary: dictionarySchema,
    serverTime: instantSchema,
  }),
});
export type AirBookings = z.infer<typeof listAirBookings.response>;
