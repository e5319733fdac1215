import { z } from 'zod';
import { coded, codeField, many, orEmpty, positionField } from '../wire/values';

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
    OfficialCertificate: coded.optional(),
  })
  .transform((stars) => ({
    stars: /^[1-5]$/.test(stars['@Value'] ?? '') ? Number(stars['@Value']) : 0,
    // 2: the state's classification.
    certified: stars.OfficialCertificate?.['@Code'] === '2',
  }));

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
