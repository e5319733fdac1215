import { z } from 'zod';
import { anyMoneySchema, localDateTimeSchema, moneySchema, plainDateSchema } from '../primitives';
import { maxAdultGuests, maxChildAge, maxChildGuests, maxNights } from './hotel-offer.limits';

export const hotelMealSchema = z.enum([
  'none',
  'breakfast',
  'half-board',
  'full-board',
  'all-inclusive',
]);
export type HotelMeal = z.infer<typeof hotelMealSchema>;

/** A double bed, or single beds. */
export const hotelBedsSchema = z.enum(['double', 'separate']);
export type HotelBeds = z.infer<typeof hotelBedsSchema>;

/** The penalties of a cancellation, by moments in the hotel's time. */
export const cancellationSchema = z.strictObject({
  /** Free until then; null when it is never free, or no longer. */
  freeUntil: localDateTimeSchema.nullable(),
  /** In order of time; each holds until the next. The first one's `from` is null when it holds from the booking on. */
  steps: z.array(z.strictObject({ from: localDateTimeSchema.nullable(), penalty: moneySchema })),
});
export type Cancellation = z.infer<typeof cancellationSchema>;

/** Taxes and fees of hotels by kind; `hotel-fee` is any other one. */
export const hotelLevyKindSchema = z.enum([
  'tourist-tax',
  'tourist-levy',
  'city-tax',
  'vat',
  'service-fee',
  'resort-fee',
  'cleaning-fee',
  'hotel-fee',
]);
export type HotelLevyKind = z.infer<typeof hotelLevyKindSchema>;

/** A tax or a fee that the hotel itself takes on arrival; at most one for each kind and currency. */
export const hotelLevySchema = z.strictObject({
  kind: hotelLevyKindSchema,
  /** In the currency in which the hotel takes it. */
  amount: anyMoneySchema,
  /** Approximate amount in the currency of the offer, at the rate of the day; absent where no rate is known or needed. */
  about: moneySchema.optional(),
});
export type HotelLevy = z.infer<typeof hotelLevySchema>;

/** Rooms of one kind at one tariff for the whole stay of all guests. */
export const hotelOfferSchema = z.strictObject({
  /** It encodes the whole offer and is valid as long as the response that contained it. */
  id: z.string(),
  roomCode: z.string(),
  roomName: z.string(),
  /** The number of rooms the party takes; the price is for all of them. */
  rooms: z.number().int().min(1),
  rateCode: z.string(),
  rateName: z.string(),
  meal: hotelMealSchema,
  /** Absent for other beds, and where a supplier does not provide it. */
  beds: hotelBedsSchema.optional(),
  /**
   * The final price of the stay: everything that we take, including fees and acquiring, or everything that the hotel takes except
   * its taxes.
   */
  total: moneySchema,
  /** `total` divided by the nights, rounded. */
  perNight: moneySchema,
  /** Amounts that the hotel itself takes on arrival; never part of `total`. */
  paidAtHotel: z.array(hotelLevySchema),
  whereToPay: z.enum(['now', 'at-hotel']),
  /** Free sale is confirmed at once, a request later, a waiting list perhaps. */
  availability: z.enum(['free-sale', 'on-request', 'waiting-list']),
  /** Rooms left at this tariff, from the supplier; null when unknown. */
  roomsLeft: z.number().int().min(1).nullable(),
  extraBeds: z.number().int().min(0),
  /** The price of the meals, a part of `total`; absent where a supplier does not provide it. */
  extraBedsTotal: moneySchema.optional(),
  cancellation: cancellationSchema,
  /** "Stay 4, pay 3"; null without one. */
  freeNights: z.strictObject({ stay: z.number().int(), pay: z.number().int() }).nullable(),
  guestRules: z.strictObject({ allNames: z.boolean(), citizenship: z.boolean() }),
});
export type HotelOffer = z.infer<typeof hotelOfferSchema>;

/** The specification's guests: minors are up to 17, each with an age; 0 is under one year. */
export const hotelGuestsSchema = z
  .strictObject({
    NumberOfAdults: z.number().int().min(1).max(maxAdultGuests).default(1),
    NumberOfMinors: z.number().int().min(0).max(maxChildGuests).default(0),
    MinorAgeList: z.array(z.number().int().min(0).max(maxChildAge)).max(maxChildGuests).default([]),
  })
  .refine((guests) => guests.NumberOfMinors === guests.MinorAgeList.length, {
    message: 'an age for each minor',
    path: ['MinorAgeList'],
  });
export type HotelGuests = z.infer<typeof hotelGuestsSchema>;

/** Days of arrival and departure, in the hotel's calendar. */
export const stayDatesSchema = {
  ArrivalDate: plainDateSchema,
  DepartureDate: plainDateSchema,
};

const dayMs = 86_400_000;

/** A stay of at least one night and at most the number of nights on sale. */
export function isSoldStay(stay: { ArrivalDate: string; DepartureDate: string }): boolean {
  // eslint-disable-next-line @nx/workspace-calendar-day -- the contract depends on zod alone, and both days are read as UTC
  const nights = (Date.parse(stay.DepartureDate) - Date.parse(stay.ArrivalDate)) / dayMs;
  return nights >= 1 && nights <= maxNights;
}

export const unsoldStay = {
  message: `one to ${maxNights} nights`,
  path: ['DepartureDate'],
};
