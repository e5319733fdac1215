import { z } from 'zod';
import { endpoint } from '../endpoint';
import { hotelPictureSchema } from './hotel-search';
import { hotelOrderSchema } from './hotel-order';
import { localeSchema } from '../locale';
import { instantSchema, plainDateSchema } from '../primitives';
import { listHotelBookingsCall } from './hotel-bookings.calls';

/** A hotel order in its owner's booking history, in the requested language. */
export const hotelBookingSchema = hotelOrderSchema
  .pick({
    number: true,
    status: true,
    confirmation: true,
    createdAt: true,
    payBefore: true,
    total: true,
    voucher: true,
  })
  .extend({
    hotelCode: z.string(),
    hotelName: z.string(),
    /** Name of the city or locality. */
    city: z.string(),
    stars: z.number().int(),
    picture: hotelPictureSchema,
    arrivalDate: plainDateSchema,
    departureDate: plainDateSchema,
    nights: z.number().int(),
    roomName: z.string(),
    rooms: z.number().int(),
    /** The number of guests. */
    guests: z.number().int(),
    whereToPay: z.enum(['now', 'at-hotel']),
    /** True for an order that is not cancelled, until the day of departure is over at the hotel. */
    upcoming: z.boolean(),
  });
export type HotelBooking = z.infer<typeof hotelBookingSchema>;

export const listHotelBookings = endpoint({
  ...listHotelBookingsCall,
  summary:
    'The hotel orders of the signed-in user: upcoming ones by arrival, then the others, the newest first; 200 at most',
  sessionAccess: true,
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({ bookings: z.array(hotelBookingSchema), serverTime: instantSchema }),
});
export type HotelBookings = z.infer<typeof listHotelBookings.response>;
