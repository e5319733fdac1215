import { z } from 'zod';
import { many } from '@karvon/supply/xml';
import { coded, codeField, dayField, orEmpty, positionField } from '../wire/values';

/** A list with unchecked items; `readable` later leaves out the broken ones. */
const items = many(z.unknown());

const attribute = z.string().default('');

export const countryListSchema = z.object({ Country: items });

export const citySchema = z.object({
  '@Code': codeField,
  '@Name': z.string().min(1),
  '@Prepositive': attribute,
  AdmUnit1: coded.optional(),
  AdmUnit2: coded.optional(),
  TypeOfPlace: coded.optional(),
  Position: positionField,
});

export const cityListSchema = z.object({ Country: z.object({ City: items }) });

const levelField = z
  .object({
    '@Value': z.string().optional(),
    OfficialCertificate: coded
      .extend({ Certificate: z.object({ '@ValidBefore': dayField }).optional().catch(undefined) })
      .optional(),
  })
  .transform(({ '@Value': value = '', OfficialCertificate: given }) => ({
    stars: /^[1-5]$/.test(value) ? Number(value) : 0,
    // 2: the state's classification. Without a day until which it is good it confirms nothing.
    certifiedUntil: (given?.['@Code'] === '2' && given.Certificate?.['@ValidBefore']) || null,
  }));

/** The stars of a hotel, and whether the state's certificate of them is good today. */
export const starsOn = (
  { stars, certifiedUntil }: z.output<typeof levelField>,
  now: Date,
): { stars: number; certified: boolean } => ({
  stars,
  certified: certifiedUntil !== null && certifiedUntil >= now.toISOString().slice(0, 10),
});

/** A hotel in lists, searches and descriptions. */
export const hotelFacts = {
  '@Code': codeField,
  '@Name': z.string().min(1),
  '@Address': attribute,
  '@Zip': attribute,
  '@Url': attribute,
  Position: positionField,
  Stars: levelField,
};

export const listedHotelSchema = z.object({
  ...hotelFacts,
  Type: coded.optional(),
  Amenities: orEmpty(z.object({ HA: many(z.object({ '@Code': codeField })) })).optional(),
});

export const hotelListSchema = z.object({
  Country: z.object({ City: many(z.object({ '@Code': codeField, Hotel: items })) }),
});

export const objectListSchema = z.object({ Object: items });
export const citizenshipListSchema = z.object({ Citizenship: items });
export const mealListSchema = z.object({ MealList: orEmpty(z.object({ Meal: items })) });
export const mealSchema = z.object({ '@Code': codeField, '@TypeCode': codeField });
