import { z } from 'zod';
import { emailSchema, guestNameSchema, type CreateHotelOrder } from '@karvon/contract';
import type { AskedGuest } from './asked-guests';

/** Why a field is refused; each has a text in both languages. */
export type FieldRule = 'required' | 'name' | 'phone' | 'email' | 'comment' | 'consent';

export interface GuestRules {
  /** A phone number in E.164, null when it is none. */
  readPhone: (text: string) => string | null;
  /** The tariff wants to know whose citizens the guests are. */
  citizenship: boolean;
}

const rule = (name: FieldRule) => name;

/** Spaces as in print, and whatever mark a keyboard has for oʻ and gʻ as that letter's own. */
export function tidyName(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[OoGg])['`´‘’]/g, 'ʻ')
    .replace(/[`´]/g, '’')
    .trim();
}

/**
 * Text that `read` understands, trimmed first. What it refuses goes on as typed, so that one bad field does not hide what is
 * wrong with the others.
 */
function field(read: (text: string) => string | null, broken: FieldRule) {
  return z.string().transform((typed, context) => {
    const text = typed.trim();
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({
      code: 'custom',
      message: text === '' ? rule('required') : rule(broken),
      continue: true,
    });
    return text;
  });
}

const passes = (schema: z.ZodType<string>) => (text: string) =>
  schema.safeParse(text).success ? text : null;
const readName = (text: string) => passes(guestNameSchema)(tidyName(text));
const agreed = z.boolean().refine((ticked) => ticked, { message: rule('consent') });

/** The longest wish the hotel is sent, in characters. */
export const longestComment = 500;

/** The form of guests: takes what people type, gives what the API takes. Issue messages are `FieldRule`s. */
export function guestFormSchema({ readPhone, citizenship }: GuestRules) {
  return z.object({
    booker: z.object({
      name: field(readName, 'name'),
      phone: field(readPhone, 'phone'),
      email: field(passes(emailSchema), 'email'),
    }),
    guests: z.array(
      z
        .object({
          category: z.enum(['adult', 'child']),
          name: field(readName, 'name'),
          surname: field(readName, 'name'),
          citizenship: z.string(),
        })
        .transform(({ citizenship: country, ...guest }) =>
          citizenship ? { ...guest, citizenship: country } : guest,
        ),
    ),
    comment: z
      .string()
      .trim()
      .max(longestComment, { message: rule('comment') }),
    consents: z.object({ personalData: agreed, offer: agreed }),
  });
}

type GuestFormSchema = ReturnType<typeof guestFormSchema>;
/** What the fields hold: texts as typed. */
export type GuestValues = z.input<GuestFormSchema>;
/** What is sent, with the consents. */
export type GuestFormData = z.output<GuestFormSchema>;
export type GuestData = Pick<GuestFormData, 'booker' | 'comment'> &
  Pick<CreateHotelOrder, 'guests'>;

interface StartOptions {
  asked: readonly AskedGuest[];
  /** ISO 3166-1 alpha-2. */
  citizenship: string;
  consents: { personalDataTicked: false; offerTicked: boolean };
}

/** An empty form for whom the tariff asks for. */
export function startGuests({ asked, citizenship, consents }: StartOptions): GuestValues {
  return {
    booker: { name: '', phone: '', email: '' },
    guests: asked.map(({ category }) => ({ category, name: '', surname: '', citizenship })),
    comment: '',
    consents: { personalData: consents.personalDataTicked, offer: consents.offerTicked },
  };
}
