import { z } from 'zod';
import { passengerTypeSchema } from '../air/fare';
import { countryCodeSchema, plainDateSchema } from '../primitives';

/** Local part neither starting nor ending with a dot, one @, a name and one or two dotted parts. */
export const emailSchema = z
  .string()
  .max(254)
  .regex(/^[^\s@.](?:[^\s@]*[^\s@.])?@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+){1,2}$/);

/** E.164: a plus sign, the country prefix and the digits. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** Latin letters as in the passport; hyphens, apostrophes and spaces between them. */
export const latinNameSchema = z
  .string()
  .max(40)
  .regex(/^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/);

/** Series and number typed together; a Russian birth certificate keeps its two Cyrillic letters. */
export const documentSchema = z.string().regex(/^[A-Z0-9А-ЯЁ]{5,20}$/);

export const bookerSchema = z.strictObject({
  mobilePhone: phoneSchema,
  homePhone: phoneSchema.optional(),
  email: emailSchema,
});
export type Booker = z.infer<typeof bookerSchema>;

export const passengerSchema = z.strictObject({
  type: passengerTypeSchema,
  sex: z.enum(['male', 'female']),
  surname: latinNameSchema,
  name: latinNameSchema,
  patronymic: latinNameSchema.optional(),
  birthDate: plainDateSchema,
  document: documentSchema,
  /** Absent: treated as valid past the arrival. */
  documentValid: plainDateSchema.optional(),
  /** Citizenship, ISO 3166-1 alpha-2. */
  country: countryCodeSchema,
  operatorNameBonus: z.string().max(3).optional(),
  bonusCard: z
    .string()
    .regex(/^[A-Za-z0-9]{4,20}$/)
    .optional(),
});
export type Passenger = z.infer<typeof passengerSchema>;
