import { z } from 'zod';
import {
  countryCodeSchema,
  currencySchema,
  localeSchema,
  paymentMethodSchema,
  placeCodeSchema,
} from '@karvon/contract';

const link = z.strictObject({ name: z.string(), url: z.url() });

/** Everything in which the Russian and the Uzbek edition differ. No other code may depend on the edition's name. */
export const editionSchema = z.strictObject({
  id: z.enum(['ru', 'uz']),
  brand: z.string(),
  legalName: z.record(localeSchema, z.string()),
  legalAddress: z.record(localeSchema, z.string()),
  /** The office where visitors are received. */
  address: z.record(localeSchema, z.string()),
  /** ИНН in Russia, STIR in Uzbekistan. */
  taxId: z.string().regex(/^\d{9,12}$/),
  phones: z
    .array(z.strictObject({ number: z.string().regex(/^\+\d+$/), label: z.string() }))
    .min(1),
  email: z.email(),
  /** Only messengers that work in the edition's country; texts name the first one. */
  messengers: z.array(
    z.strictObject({ name: z.enum(['MAX', 'Telegram', 'WhatsApp']), url: z.url() }),
  ),
  appStores: z.array(link),
  currency: currencySchema,
  /** Prices are rounded up to this many minor units. */
  priceStep: z.number().int().positive(),
  defaultLocale: localeSchema,
  languageSwitch: z.boolean(),
  defaultPhoneCountry: countryCodeSchema,
  defaultCitizenship: countryCodeSchema,
  /** Listed first where a citizenship is chosen. */
  usualCitizenships: z.array(countryCodeSchema).min(1),
  /** The default of the field "from". */
  homeCity: placeCodeSchema,
  /** Popular destinations, the most popular first: shown on the home page. */
  directions: z.array(placeCodeSchema).min(1),
  /** Countries in which only hotels with a confirmed category may be sold. */
  classifiedHotelsOnlyIn: z.array(countryCodeSchema),
  paymentMethods: z.array(paymentMethodSchema).min(1),
  /** The card systems that the payment provider accepts. */
  cards: z.array(z.enum(['Uzcard', 'Humo', 'Мир', 'Visa', 'Mastercard'])),
  consents: z.strictObject({ personalDataTicked: z.literal(false), offerTicked: z.boolean() }),
  /** Opening hours of support, in minutes from midnight of the edition's clock. */
  support: z.strictObject({
    zone: z.string(),
    /** The name of that clock after a time, with its city: «по времени Ташкента», never 'UTC+5'. */
    clock: z.record(localeSchema, z.string()),
    utcOffsetMinutes: z.number().int(),
    opensAt: z.number().int().min(0).max(1440),
    closesAt: z.number().int().min(0).max(1440),
  }),
  /** Shares in basis points (1 % = 100). */
  fees: z.strictObject({ service: z.number().int().min(0), acquiring: z.number().int().min(0) }),
  /** Points earned, in basis points of the total in whole currency units. */
  pointsEarned: z.number().int().min(0),
  /** The value of one point in minor units, and the maximum share of a price that points may pay, in basis points. */
  pointsSpent: z.strictObject({
    value: z.number().int().positive(),
    maxShare: z.number().int().min(0).max(9_900),
  }),
  /** Our own limit for an unpaid order, in minutes; the supplier's may be earlier. */
  holdMinutes: z.number().int().positive(),
  /**
   * How long a guest has to pay for a room on request after the hotel has confirmed it, which may be at any hour. A deadline at
   * night moves to the morning. The night is in minutes from midnight of the edition's clock and crosses it.
   */
  roomRequests: z.strictObject({
    payHours: z.number().int().positive(),
    nightBegins: z.number().int().min(720).max(1440),
    nightEnds: z.number().int().min(0).max(720),
  }),
});
export type Edition = z.infer<typeof editionSchema>;
