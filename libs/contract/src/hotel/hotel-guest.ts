import { z } from 'zod';
import { countryCodeSchema } from '../primitives';
import { guestNameSchema } from './guest-name';
import { maxAdultGuests, maxChildGuests } from './hotel-offer.limits';
import { maxHotelCommentLength } from './hotel-order.limits';

export const hotelGuestSchema = z.strictObject({
  category: z.enum(['adult', 'child']),
  name: guestNameSchema,
  surname: guestNameSchema,
  /** ISO 3166-1 alpha-2; required when the tariff's `guestRules` say so. */
  citizenship: countryCodeSchema.optional(),
  /** Only in a booking, and only if known from a saved traveller. */
  sex: z.enum(['male', 'female']).optional(),
});
export type HotelGuest = z.infer<typeof hotelGuestSchema>;

/** An adult first; the whole party when the tariff asks for all names, otherwise the known ones. Ages are those of the offer. */
export const namedGuestsSchema = z
  .array(hotelGuestSchema)
  .min(1)
  .max(maxAdultGuests + maxChildGuests);

/** Wishes for the hotel, not a promise. */
export const hotelCommentSchema = z.string().trim().max(maxHotelCommentLength);
