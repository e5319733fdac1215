import { z } from 'zod';
import {
  ageOn,
  isPlainDate,
  parseTypedDay,
  passengerTypeOn,
  type PlainDate,
} from '@karvon/calendar';
import { passes, typedText, type CommonRule } from '@karvon/checkout';
import {
  bonusCardPattern,
  documentSchema,
  emailSchema,
  latinNameSchema,
  maxTravellerAge,
  passengerSchema,
  type Booker,
} from '@karvon/contract';
import {
  normaliseDocument,
  spellingRuleOf,
  transliterateName,
  visibleText,
} from '@karvon/name-spelling';
import { isRefused, type CountriesOnWay } from '@karvon/travel-documents';

/** Why a field is refused; each has a text in both languages. */
export type FieldRule =
  | CommonRule
  | 'latin'
  | 'date'
  | 'birth-in-future'
  | 'age-band'
  | 'outgrows'
  | 'document'
  | 'document-refused'
  | 'document-repeated'
  | 'document-expired'
  | 'bonus-card';

export interface BookingRules {
  /** Today where the visitor is served. */
  today: PlainDate;
  /** Local day on which the last flight departs: ages count on this day. */
  lastFlight: PlainDate;
  /** Local day on which it lands: documents must be valid until then. */
  lastArrival: PlainDate;
  /** Of every airport of the journey. */
  countries: CountriesOnWay;
  /** A phone number in E.164, null when it is none. */
  readPhone: (text: string) => string | null;
}

const rule = (name: FieldRule) => name;

/** The same, but empty is allowed and becomes absent. */
function optional<Value extends string>(read: (text: string) => Value | null, broken: FieldRule) {
  const present = typedText(read, rule(broken));
  return z.string().transform((typed, context) => {
    if (typed.trim() === '') return undefined;
    const result = present.safeParse(typed);
    if (result.success) return result.data;
    context.addIssue({ code: 'custom', message: rule(broken), continue: true });
    return typed.trim() as Value;
  });
}

const readName = (text: string) => passes(latinNameSchema)(transliterateName(text).trim());
const readDocument = (text: string) => passes(documentSchema)(normaliseDocument(text));
const readBonusCard = (text: string) =>
  passes(z.string().regex(bonusCardPattern))(visibleText(text).replace(/\s/g, '').toUpperCase());

function passengerForm({ today, lastFlight, lastArrival, countries }: BookingRules) {
  return z
    .object({
      type: passengerSchema.shape.type,
      sex: passengerSchema.shape.sex,
      surname: typedText(readName, rule('latin')),
      name: typedText(readName, rule('latin')),
      patronymic: optional(readName, 'latin'),
      birthDate: typedText((text) => parseTypedDay(text, today), rule('date')),
      document: typedText(readDocument, rule('document')),
      /** Chosen to be told how the number looks; the number itself says it to the API. */
      documentKind: z.string().optional(),
      documentValid: optional((text) => parseTypedDay(text), 'date'),
      country: passengerSchema.shape.country,
      operatorNameBonus: optional((code) => code, 'bonus-card'),
      bonusCard: optional(readBonusCard, 'bonus-card'),
    })
    .superRefine((passenger, context) => {
      const refuse = (path: string, name: FieldRule) =>
        context.addIssue({ code: 'custom', path: [path], message: rule(name) });
      const { birthDate, type } = passenger;
      if (isPlainDate(birthDate)) {
        if (birthDate > today) refuse('birthDate', 'birth-in-future');
        else if (ageOn(birthDate, today) > maxTravellerAge) refuse('birthDate', 'date');
        else if (passengerTypeOn(birthDate, lastFlight) !== type) {
          // The age fits today but not on the day of the last flight, which people often forget.
          const fitsToday = passengerTypeOn(birthDate, today) === type;
          refuse('birthDate', fitsToday ? 'outgrows' : 'age-band');
        }
      }
      if (isRefused(passenger.country, passenger.document, countries))
        refuse('document', 'document-refused');
      const { documentValid } = passenger;
      if (
        documentValid !== undefined &&
        isPlainDate(documentValid) &&
        documentValid < lastArrival
      ) {
        refuse('documentValid', 'document-expired');
      }
      if (passenger.bonusCard !== undefined && passenger.operatorNameBonus === undefined) {
        refuse('operatorNameBonus', 'required');
      }
      if (passenger.operatorNameBonus !== undefined && passenger.bonusCard === undefined)
        refuse('bonusCard', 'required');
    })
    .transform(({ documentKind: _kind, ...passenger }) => passenger);
}

/** Names in Latin letters, spelled as passports of each passenger's country do; Latin text stays as it is. */
export function withSpelledNames<Passenger extends z.input<ReturnType<typeof passengerForm>>>(
  passengers: readonly Passenger[],
): Passenger[] {
  return passengers.map((passenger) => {
    const rule = spellingRuleOf(passenger.country);
    const spell = (text: string) => transliterateName(text, rule);
    const { surname, name, patronymic } = passenger;
    return {
      ...passenger,
      surname: spell(surname),
      name: spell(name),
      patronymic: spell(patronymic),
    };
  });
}

/** The booking form: takes what people type, gives what the API takes. Issue messages are `FieldRule`s. */
export function bookingFormSchema(rules: BookingRules) {
  return z.object({
    booker: z.object({
      mobilePhone: typedText(rules.readPhone, rule('phone')),
      homePhone: optional(rules.readPhone, 'phone'),
      email: typedText(passes(emailSchema), rule('email')),
    }) satisfies z.ZodType<Booker>,
    passengers: z.array(passengerForm(rules)).superRefine((passengers, context) => {
      passengers.forEach(({ document }, index) => {
        if (
          document !== '' &&
          passengers.findIndex((other) => other.document === document) < index
        ) {
          context.addIssue({
            code: 'custom',
            path: [index, 'document'],
            message: rule('document-repeated'),
          });
        }
      });
    }),
  });
}

export type BookingFormSchema = ReturnType<typeof bookingFormSchema>;
/** What the fields hold: texts as typed. */
export type BookingValues = z.input<BookingFormSchema>;
/** What is sent. */
export type BookingData = z.output<BookingFormSchema>;
