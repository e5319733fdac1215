import { z } from 'zod';
import { wholeNumber } from '@karvon/processes';
import { origin } from './values';

/** The variables of text messages. */
export const smsVariables = z.object({
  SMS_PROVIDER: z.enum(['sandbox', 'eskiz', 'sms-ru']).default('sandbox'),
  SMS_PREFIXES: z
    .string()
    .default('+998,+7')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^\+\d{1,6}$/, 'must be as in +998,+7')).min(1)),
  SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(1_000),
  ESKIZ_URL: origin.default('https://notify.eskiz.uz/api'),
  ESKIZ_EMAIL: z.string().default(''),
  ESKIZ_PASSWORD: z.string().default(''),
  ESKIZ_FROM: z.string().default('4546'),
  SMSRU_URL: origin.default('https://sms.ru'),
  SMSRU_API_ID: z.string().default(''),
  SMSRU_FROM: z.string().max(11).optional(),
});
type Variables = z.infer<typeof smsVariables>;

/** The secrets that each SMS provider requires. */
export const smsSecrets = {
  sandbox: [],
  eskiz: ['ESKIZ_EMAIL', 'ESKIZ_PASSWORD'],
  'sms-ru': ['SMSRU_API_ID'],
} as const satisfies Record<Variables['SMS_PROVIDER'], readonly (keyof Variables)[]>;

/** The SMS provider, the countries it may send to, and the limit per hour. */
export interface SmsConfig {
  provider: Variables['SMS_PROVIDER'];
  prefixes: string[];
  hourlyBudget: number;
  eskiz: { baseUrl: string; email: string; password: string; from: string };
  smsRu: { baseUrl: string; apiId: string; from: string | undefined };
}

export const smsConfigOf = (read: Variables): SmsConfig => ({
  provider: read.SMS_PROVIDER,
  prefixes: read.SMS_PREFIXES,
  hourlyBudget: read.SMS_PER_HOUR,
  eskiz: {
    baseUrl: read.ESKIZ_URL,
    email: read.ESKIZ_EMAIL,
    password: read.ESKIZ_PASSWORD,
    from: read.ESKIZ_FROM,
  },
  smsRu: { baseUrl: read.SMSRU_URL, apiId: read.SMSRU_API_ID, from: read.SMSRU_FROM },
});
