import { z } from 'zod';
import { hotelFacts } from '../dictionary/schemas';
import { many } from '@karvon/supply/xml';
import {
  codeField,
  coded,
  countField,
  dayField,
  maybeCount,
  momentField,
  orEmpty,
  positionField,
  sumField,
  yesNo,
} from '../wire/values';

const attribute = z.string().default('');

/** The moment from which cancelling costs something, in the hotel's time and in UTC, and the cost. */
const deadline = {
  '@DeadlineTimeLoc': momentField,
  '@DeadlineTimeUTC': momentField,
  '@PenaltySize': sumField,
};

const specialOffers = orEmpty(
  z.object({
    SpecialOffer: many(
      z.object({ '@StayNights': maybeCount, '@PayNights': maybeCount }).or(z.literal('')),
    ),
  }),
);

const availability = z.object({
  '@Code': codeField,
  Allotment: z.object({ '@Code': attribute, '@Rooms': maybeCount }).optional(),
});

/** A room at a tariff for one room of guests. */
export const offerSchema = z.object({
  '@Code': codeField,
  '@NumberOfGuests': countField,
  '@NumberOfExtraBedAdult': countField,
  '@NumberOfExtraBedChild': countField,
  '@NumberOfExtraBedInfant': countField,
  '@IsHourRate': codeField,
  '@TotalPrice': sumField.refine((sum) => sum > 0),
  '@RoomCode': codeField,
  '@RoomName': z.string().min(1),
  '@RateCode': codeField,
  '@RateName': attribute,
  ...deadline,
  SpecialOfferList: specialOffers,
  MealIncludedInPrice: many(coded).refine((meals) => meals.length > 0),
  Availability: availability,
  WhereToPay: z.object({ '@Code': codeField }),
});
export type AcaseOffer = z.output<typeof offerSchema>;

export const foundHotelSchema = z.object({
  ...hotelFacts,
  '@CityCentre': attribute,
  '@Airport': attribute,
  '@RailwayStation': attribute,
  '@Underground': attribute,
  '@Description': attribute,
  ObjType: coded.optional(),
  Amenities: orEmpty(z.object({ Amenity: many(z.object({ '@Code': codeField })) })).optional(),
  Currency: z.object({ '@Code': codeField }),
  HotelOfferList: orEmpty(z.object({ HotelOfferDetail: many(z.unknown()) })),
});
export type FoundHotel = z.output<typeof foundHotelSchema>;

export const searchSchema = z.object({
  '@ArrivalDate': dayField,
  '@DepartureDate': dayField,
  AvailableHotelsList: orEmpty(z.object({ Hotel: many(z.unknown()) })),
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const maybeSum = sumField.optional().catch(undefined);

export const pricingSchema = z.object({
  '@Code': codeField,
  '@StartDate': dayField,
  '@EndDate': dayField,
  Currency: z.object({ '@Code': codeField }),
  HotelPricingDetail: z.object({
    '@Code': codeField,
    '@RoomName': z.string().min(1),
    '@RoomCode': codeField,
    '@RateCode': codeField,
    '@RateName': attribute,
    '@Price': sumField.refine((sum) => sum > 0),
    ...deadline,
    '@CheckInTime': clock.optional().catch(undefined),
    '@CheckOutTime': clock.optional().catch(undefined),
    SpecialOfferList: specialOffers,
    AllGuestNamesRequired: yesNo,
    GuestCitizenshipRequired: yesNo,
    MealIncludedInPrice: many(coded),
    Meals: orEmpty(z.object({ Meal: many(coded.extend({ IncludedInPrice: yesNo })) })).optional(),
    Availability: availability.optional(),
    WhereToPayList: z.object({ WhereToPay: many(z.object({ '@Code': codeField })) }),
    PriceDescription: z
      .object({
        Days: z.object({
          Day: many(
            z.object({
              '@Date': dayField,
              '@Price': sumField,
              '@ExtraBedsAdultPrice': maybeSum,
              '@ExtraBedsChildPrice': maybeSum,
            }),
          ),
        }),
      })
      .optional()
      .catch(undefined),
  }),
});
export type AcasePricing = z.output<typeof pricingSchema>;

export const descriptionSchema = z.object({
  '@Code': codeField,
  '@Name': z.string().min(1),
  '@Address': attribute,
  '@Zip': attribute,
  '@Story': attribute,
  '@Built': maybeCount,
  '@Reconstructed': maybeCount,
  '@NumberOfRooms': maybeCount,
  '@NumberOfFloors': maybeCount,
  Position: positionField,
  Stars: hotelFacts.Stars,
  ObjType: coded.optional(),
  TimeCheck: z.object({ '@In': clock, '@Out': clock }).optional().catch(undefined),
  Images: orEmpty(z.object({ Image: many(z.object({ '@Url': z.string() })) })).optional(),
  Amenities: orEmpty(z.object({ Amenity: many(z.object({ '@Code': codeField })) })).optional(),
  RoomsList: orEmpty(z.object({ Room: many(z.unknown()) })),
  SpecialRequirementList: orEmpty(
    z.object({ SpecialRequirement: many(z.object({ '@Text': attribute })) }),
  ).optional(),
  Objects: orEmpty(z.object({ Object: many(z.unknown()) })).optional(),
});
export type AcaseDescription = z.output<typeof descriptionSchema>;

export const roomSchema = z.object({
  '@Code': codeField,
  '@Name': z.string().min(1),
  '@Description': attribute,
  '@MaxNumberOfGuests': countField,
  '@MaxNumberOfExtraBeds': countField,
});

export const nearObjectSchema = z.object({
  '@Code': codeField,
  '@Distance': z.string().regex(/^\d{1,4}([.,]\d{1,3})?$/),
});
