import { z } from 'zod';
import { countryCodeSchema } from '../primitives';
import { guestNameSchema } from './guest-name';
import { maxAdultGuests, maxChildGuests } from './hotel-offer.limits';
import { maxHotelCommentLength } from './hotel-order.limits';

export const hotelGuestSchema = z.strictObject({
  category: z.enum(['adult', 'child']),
  name: guestNameSchema,
  surname: guestNameSchema,
  /** ISO 3166-1 alpha-2; asked for when the tariff's `guestRules` say so. */
  citizenship: countryCodeSchema.optional(),
  /** Sent with a booking only, and only where it is known: of a saved traveller. */
  sex: z.enum(['male', 'female']).optional(),
});
export type HotelGuest = z.infer<typeof hotelGuestSchema>;

/** An adult first; all of the party when the tariff asks for all names, else as many as are known. Ages are the offer's. */
export const namedGuestsSchema = z
  .array(hotelGuestSchema)
  .min(1)
  .max(maxAdultGuests + maxChildGuests);

/** Wishes for the hotel, not a promise. */
export const hotelCommentSchema = z.string().trim().max(maxHotelCommentLength);
