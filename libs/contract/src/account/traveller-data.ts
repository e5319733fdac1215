import { z } from 'zod';
import { passengerTypeSchema } from '../passenger-type';
import { countryCodeSchema, plainDateSchema } from '../primitives';
import { emailSchema } from './email';
import { phonePattern } from './phone.limits';
import {
  bonusCardPattern,
  documentPattern,
  latinNamePattern,
  maxLatinNameLength,
} from './traveller-data.limits';

export const phoneSchema = z.string().regex(phonePattern);
export const latinNameSchema = z.string().max(maxLatinNameLength).regex(latinNamePattern);
export const documentSchema = z.string().regex(documentPattern);

export const bookerSchema = z.strictObject({
  mobilePhone: phoneSchema,
  homePhone: phoneSchema.optional(),
  email: emailSchema,
});
export type Booker = z.infer<typeof bookerSchema>;

export const passengerSchema = z.strictObject({
  type: passengerTypeSchema,
  sex: z.enum(['male', 'female']),
  /** The only name of a traveller whose document has one name. */
  surname: latinNameSchema,
  /** `FNU` (first name unknown) for a traveller with only a surname. */
  name: latinNameSchema,
  patronymic: latinNameSchema.optional(),
  birthDate: plainDateSchema,
  document: documentSchema,
  /** When omitted, the document counts as valid on arrival. */
  documentValid: plainDateSchema.optional(),
  /** Citizenship, ISO 3166-1 alpha-2. */
  country: countryCodeSchema,
  operatorNameBonus: z.string().max(3).optional(),
  bonusCard: z.string().regex(bonusCardPattern).optional(),
});
export type Passenger = z.infer<typeof passengerSchema>;
