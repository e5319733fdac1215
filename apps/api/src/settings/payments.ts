import { z } from 'zod';
import { origin } from './values';

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** What the tax receipt of Uzbekistan says of a thing for sale: its code in the national catalogue, package and VAT. */
const uzCode = z.strictObject({
  code: z.string().regex(/^\d{17}$/),
  packageCode: z.string().regex(/^\d{1,20}$/),
  vatPercent: z.number().int().min(0).max(100),
});
const uzFiscal = z.strictObject({ air: uzCode.optional(), hotel: uzCode.optional() });
export type UzFiscal = z.infer<typeof uzFiscal>;

const limit = z.strictObject({ min: z.number().int().min(1), max: z.number().int().min(1) });

/** The variables of payments; a provider is connected when its secrets are there. */
export const paymentVariables = z.object({
  PAYME_MERCHANT_ID: z.string().max(60).optional(),
  PAYME_KEY: z.string().min(8).max(200).optional(),
  PAYME_CHECKOUT_URL: origin.default('https://checkout.paycom.uz'),
  CLICK_SERVICE_ID: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  CLICK_MERCHANT_ID: z.string().max(60).optional(),
  CLICK_MERCHANT_USER_ID: z.string().max(60).optional(),
  CLICK_SECRET_KEY: z.string().min(4).max(200).optional(),
  CLICK_PAY_URL: origin.default('https://my.click.uz'),
  CLICK_API_URL: origin.default('https://api.click.uz/v2/merchant'),
  PAYMENT_LIMITS: json(z.record(z.string(), limit)).optional(),
  UZ_FISCAL: json(uzFiscal).optional(),
});
type Variables = z.infer<typeof paymentVariables>;

export interface PaymeSettings {
  merchantId: string;
  key: string;
  checkoutUrl: string;
}

export interface ClickSettings {
  serviceId: string;
  merchantId: string;
  merchantUserId: string;
  secretKey: string;
  /** Where the payer's page is, and the Merchant API. */
  payUrl: string;
  apiUrl: string;
}

export interface PaymentConfig {
  /** Undefined: not connected. */
  click: ClickSettings | undefined;
  /** Undefined: not connected. */
  payme: PaymeSettings | undefined;
  /** Smallest and largest amounts by provider, in minor units. */
  limits: Partial<Record<string, z.infer<typeof limit>>>;
  uzFiscal: UzFiscal | undefined;
}

/** Variables that make sense only together: who has one of them needs all. */
export const paymentSecrets = {
  payme: ['PAYME_MERCHANT_ID', 'PAYME_KEY'],
  click: ['CLICK_SERVICE_ID', 'CLICK_MERCHANT_ID', 'CLICK_MERCHANT_USER_ID', 'CLICK_SECRET_KEY'],
} as const satisfies Record<string, readonly (keyof Variables)[]>;

/** Who is connected, by name. */
export const connectedIn = (read: Variables): string[] =>
  Object.entries(paymentSecrets).flatMap(([name, secrets]) =>
    secrets.every((secret) => read[secret] !== undefined) ? [name] : [],
  );

function clickOf(read: Variables): ClickSettings | undefined {
  const {
    CLICK_SERVICE_ID: serviceId,
    CLICK_MERCHANT_ID: merchantId,
    CLICK_MERCHANT_USER_ID: merchantUserId,
    CLICK_SECRET_KEY: secretKey,
  } = read;
  if (!serviceId || !merchantId || !merchantUserId || !secretKey) return undefined;
  const urls = { payUrl: read.CLICK_PAY_URL, apiUrl: read.CLICK_API_URL };
  return { serviceId, merchantId, merchantUserId, secretKey, ...urls };
}

/** The settings of payments; a provider without all its secrets is not there. */
export function paymentConfigOf(read: Variables): PaymentConfig {
  const { PAYME_MERCHANT_ID: merchantId, PAYME_KEY: key } = read;
  return {
    click: clickOf(read),
    payme:
      merchantId && key ? { merchantId, key, checkoutUrl: read.PAYME_CHECKOUT_URL } : undefined,
    limits: read.PAYMENT_LIMITS ?? {},
    uzFiscal: read.UZ_FISCAL,
  };
}
