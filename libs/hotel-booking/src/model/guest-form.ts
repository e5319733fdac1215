import { z } from 'zod';
import {
  consentsSchema,
  passes,
  startConsents,
  typedText,
  type CommonRule,
  type ConsentDefaults,
} from '@karvon/checkout';
import {
  emailSchema,
  guestNameSchema,
  maxHotelCommentLength,
  type CreateHotelOrder,
} from '@karvon/contract';
import type { RequiredGuest } from './required-guests';

/** Why a field is refused; each has a text in both languages. */
export type FieldRule = CommonRule | 'name' | 'comment';

export interface GuestRules {
  /** Returns the phone number in E.164; null when the text is not a phone number. */
  readPhone: (text: string) => string | null;
  /** True when the tariff asks for the guests' citizenship. */
  citizenship: boolean;
}

const rule = (name: FieldRule) => name;

/** Removes extra spaces and replaces any apostrophe in oʻ and gʻ by the letter's own mark. */
export function tidyName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[OoGg])['`´‘’]/g, 'ʻ')
    .replace(/[`´]/g, '’')
    .trim();
}

const readName = (text: string) => passes(guestNameSchema)(tidyName(text));

/** The schema of the guest form: parses typed values into the API's request. Its issue messages are `FieldRule`s. */
export function guestFormSchema({ readPhone, citizenship }: GuestRules) {
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
          name: typedText(readName, rule('name')),
          surname: typedText(readName, rule('name')),
          citizenship: z.string(),
        })
        .transform(({ citizenship: country, ...guest }) =>
          citizenship ? { ...guest, citizenship: country } : guest,
        ),
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

interface StartOptions {
  required: readonly RequiredGuest[];
  /** ISO 3166-1 alpha-2. */
  citizenship: string;
  consents: ConsentDefaults;
}

/** An empty form for the guests the tariff asks for. */
export function startGuests({ required, citizenship, consents }: StartOptions): GuestValues {
  return {
    booker: { name: '', phone: '', email: '' },
    guests: required.map(({ category }) => ({ category, name: '', surname: '', citizenship })),
    comment: '',
    consents: startConsents(consents),
  };
}
