import { z } from 'zod';
import { emailSchema } from '../account/email';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { placeSchema } from '../places';
import { moneySchema, placeCodeSchema, plainDateSchema } from '../primitives';
import { maxLegs } from './air-search.limits';
import { travellersSchema } from './fare/fare';
import { cabinSchema } from './itinerary';
import {
  confirmPriceAlertCall,
  createPriceAlertCall,
  getPriceAlertLinkCall,
  listPriceAlertsCall,
  stopPriceAlertByLinkCall,
  stopPriceAlertCall,
} from './price-alerts.calls';

const trip = {
  out: plainDateSchema,
  /** Null for one way. */
  back: plainDateSchema.nullable(),
  travellers: travellersSchema,
  class: cabinSchema,
};

/** One of the flights after the first, in a trip of several. */
const onwardFlightSchema = z
  .strictObject({
    origin: placeCodeSchema,
    destination: placeCodeSchema,
    out: plainDateSchema,
  })
  .refine(({ origin, destination }) => origin !== destination, {
    message: 'origin and destination are the same',
    path: ['destination'],
  });

/** The search of a price alert: one way, return, or several flights, on certain days. */
export const priceAlertRequestSchema = z
  .strictObject({
    origin: placeCodeSchema,
    destination: placeCodeSchema,
    ...trip,
    /** The flights after the first one, by day; empty for one way and return. */
    onward: z
      .array(onwardFlightSchema)
      .max(maxLegs - 1)
      .default([]),
    email: emailSchema,
    lang: localeSchema,
  })
  .refine(({ origin, destination }) => origin !== destination, {
    message: 'origin and destination are the same',
    path: ['destination'],
  })
  .refine(({ out, back }) => back === null || back >= out, {
    message: 'the way back is before the way out',
    path: ['back'],
  })
  .refine(({ back, onward }) => back === null || onward.length === 0, {
    message: 'a journey of several flights has no way back',
    path: ['back'],
  })
  .refine(
    ({ out, onward }) =>
      onward.every((flight, index) => flight.out >= (onward[index - 1]?.out ?? out)),
    { message: 'flights are in order of time', path: ['onward'] },
  );
export type PriceAlertRequest = z.infer<typeof priceAlertRequestSchema>;

/** `waiting`: the address is not confirmed yet; `active`: e-mails are sent; `ended`: no more e-mails. */
export const priceAlertStatusSchema = z.enum(['waiting', 'active', 'ended']);
export type PriceAlertStatus = z.infer<typeof priceAlertStatusSchema>;

export const priceAlertSchema = z.strictObject({
  id: z.uuid(),
  status: priceAlertStatusSchema,
  origin: placeSchema,
  destination: placeSchema,
  ...trip,
  /** The flights after the first one. */
  onward: z.array(
    z.strictObject({ origin: placeSchema, destination: placeSchema, out: plainDateSchema }),
  ),
  /** The price that the next e-mail compares with: the lowest one we have reported; null without one. */
  price: moneySchema.nullable(),
});
export type PriceAlert = z.infer<typeof priceAlertSchema>;

/** The length of a token in an e-mail. */
export const priceAlertTokenSchema = z.string().regex(/^[\w-]{43}$/);

export const createPriceAlert = endpoint({
  ...createPriceAlertCall,
  summary: 'Write to an address when a search becomes cheaper; an unknown address confirms first',
  status: 201,
  body: priceAlertRequestSchema,
  /** `waiting` for every address that the signed-in user has not confirmed: the response reveals nothing about it. */
  response: z.strictObject({ status: z.enum(['waiting', 'active']) }),
});

export const listPriceAlerts = endpoint({
  ...listPriceAlertsCall,
  sessionAccess: true,
  summary: 'Price alerts of the signed-in user that have not ended',
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({
    alerts: z.array(priceAlertSchema.extend({ email: z.string() })),
  }),
});
export type OwnPriceAlert = z.infer<typeof listPriceAlerts.response>['alerts'][number];

export const stopPriceAlert = endpoint({
  ...stopPriceAlertCall,
  sessionAccess: true,
  summary: 'Stop a price alert of the signed-in user',
  params: z.strictObject({ id: z.uuid() }),
  response: z.strictObject({ ok: z.literal(true) }),
});

const byLink = z.strictObject({ token: priceAlertTokenSchema });

export const getPriceAlertLink = endpoint({
  ...getPriceAlertLinkCall,
  summary: 'What a link of a letter is for; reading it changes nothing',
  params: byLink,
  query: z.strictObject({ lang: localeSchema.default('ru') }),
  response: z.strictObject({ link: z.enum(['confirm', 'stop']), alert: priceAlertSchema }),
});
export type PriceAlertLink = z.infer<typeof getPriceAlertLink.response>;

export const confirmPriceAlert = endpoint({
  ...confirmPriceAlertCall,
  summary: 'Confirm the address by the link of the first letter; twice is the same as once',
  params: byLink,
  response: z.strictObject({ ok: z.literal(true) }),
});

export const stopPriceAlertByLink = endpoint({
  ...stopPriceAlertByLinkCall,
  summary: 'Stop a price alert by the link of any letter; twice is the same as once',
  params: byLink,
  response: z.strictObject({ ok: z.literal(true) }),
});
