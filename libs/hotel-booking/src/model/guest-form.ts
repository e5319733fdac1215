import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { z } from 'zod';
import { consentsSchema, passes, typedText, type CommonRule } from '@karvon/checkout';
import {
  countryCodeSchema,
  emailSchema,
  guestNameSchema,
  latinNamePattern,
  maxHotelCommentLength,
  type CreateHotelOrder,
} from '@karvon/contract';
import { spellingRuleOf, transliterateName } from '@karvon/name-spelling';
import { tidyName } from './tidy-name';

/** Why a field is refused; each has a text in both languages. */
export type FieldRule = CommonRule | 'name' | 'latin' | 'comment';

export interface GuestRules {
  /** Returns the phone number in E.164; null when the text is not a phone number. */
  readPhone: (text: string) => string | null;
  /** True when the tariff asks for the guests' citizenship. */
  citizenship: boolean;
  /** True for a hotel abroad: its desk reads names as passports have them. */
  latin: boolean;
}

const rule = (name: FieldRule) => name;

const readName = (text: string) => passes(guestNameSchema)(tidyName(text));

/** A name that can be spelled in Latin letters. */
const readLatin = (text: string) =>
  latinNamePattern.test(transliterateName(text).trim()) ? readName(text) : null;

/** The schema of the guest form: parses typed values into the API's request. Its issue messages are `FieldRule`s. */
export function guestFormSchema({ readPhone, citizenship, latin }: GuestRules) {
  const guestName = latin ? typedText(readLatin, rule('latin')) : typedText(readName, rule('name'));
  return z.object({
    booker: z.object({
      name: typedText(readName, rule('name')),
      phone: typedText(readPhone, rule('phone')),
      email: typedText(passes(emailSchema), rule('email')),
    }),
    guests: z.array(
      z
        .object({
          category: z.enum(['adult', 'child']),
          name: guestName,
          surname: guestName,
          citizenship: countryCodeSchema,
          /** Who filled it in: the sex is that person's, until another name is typed. */
          known: z
            .object({ name: z.string(), surname: z.string(), sex: z.enum(['male', 'female']) })
            .optional(),
        })
        .transform(({ citizenship: country, category, known, ...names }) => {
          const spell = (text: string) =>
            latin ? transliterateName(text, spellingRuleOf(country)).trim() : text;
          const same = known?.name === names.name && known.surname === names.surname;
          const guest = {
            category,
            name: spell(names.name),
            surname: spell(names.surname),
            ...(same && { sex: known.sex }),
          };
          return citizenship ? { ...guest, citizenship: country } : guest;
        }),
    ),
    comment: z
      .string()
      .trim()
      .max(maxHotelCommentLength, { message: rule('comment') }),
    consents: consentsSchema,
  });
}

type GuestFormSchema = ReturnType<typeof guestFormSchema>;
/** The values of the fields, as typed. */
export type GuestValues = z.input<GuestFormSchema>;
/** The parsed form with the consents. */
export type GuestFormData = z.output<GuestFormSchema>;
export type GuestData = Pick<GuestFormData, 'booker' | 'comment'> &
  Pick<CreateHotelOrder, 'guests'>;

/** Checks the form as React Hook Form asks for it. */
export const guestResolver = (rules: GuestRules) =>
  standardSchemaResolver<GuestValues, unknown, GuestFormData>(guestFormSchema(rules));
