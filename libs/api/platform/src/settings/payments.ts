import { z } from 'zod';
import { uzFiscal, type UzFiscal } from './fiscal/uz-fiscal';
import { listOfNetworks, origin } from './values';
import { yookassaReceipts, type YookassaReceipts } from './yookassa-receipts';

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

const limit = z
  .strictObject({ min: z.number().int().min(1), max: z.number().int().min(1) })
  .refine(({ min, max }) => min <= max, 'min is above max');

/** Limits of each provider; a misspelled name would limit nothing. */
const limits = { payme: limit, click: limit, yookassa: limit, sandbox: limit };

/** The variables of payments; a provider is connected when its secrets are there. */
export const paymentVariables = z.object({
  PAYME_MERCHANT_ID: z.string().max(60).optional(),
  PAYME_KEY: z.string().min(8).max(200).optional(),
  PAYME_CHECKOUT_URL: origin.default('https://checkout.paycom.uz'),
  PAYME_ADDRESSES: listOfNetworks.prefault('185.234.113.0/28'),
  YOOKASSA_SHOP_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be digits')
    .optional(),
  YOOKASSA_SECRET_KEY: z.string().min(8).max(200).optional(),
  YOOKASSA_API_URL: origin.default('https://api.yookassa.ru/v3'),
  YOOKASSA_ADDRESSES: listOfNetworks.prefault(
    '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32',
  ),
  YOOKASSA_RECEIPT: json(yookassaReceipts).optional(),
  CLICK_SERVICE_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'must be digits')
    .optional(),
  CLICK_MERCHANT_ID: z.string().max(60).optional(),
  CLICK_MERCHANT_USER_ID: z.string().max(60).optional(),
  CLICK_SECRET_KEY: z.string().min(4).max(200).optional(),
  CLICK_PAY_URL: origin.default('https://my.click.uz'),
  CLICK_API_URL: origin.default('https://api.click.uz/v2/merchant'),
  PAYMENT_LIMITS: json(z.strictObject(limits).partial()).optional(),
  UZ_FISCAL: json(uzFiscal).optional(),
});
type Variables = z.infer<typeof paymentVariables>;

export interface PaymeSettings {
  merchantId: string;
  key: string;
  checkoutUrl: string;
  /** The addresses from which Payme calls. */
  addresses: readonly string[];
}

export interface YookassaSettings {
  shopId: string;
  secretKey: string;
  apiUrl: string;
  /** The addresses of its notifications; nothing else proves that they are genuine. */
  addresses: readonly string[];
  /** Undefined: the agency issues its receipts elsewhere. */
  receipts: YookassaReceipts | undefined;
}

export interface ClickSettings {
  serviceId: string;
  merchantId: string;
  merchantUserId: string;
  secretKey: string;
  /** The addresses of the payer's page and of the Merchant API. */
  payUrl: string;
  apiUrl: string;
}

export interface PaymentConfig {
  /** Undefined: not connected. */
  click: ClickSettings | undefined;
  /** Undefined: not connected. */
  payme: PaymeSettings | undefined;
  /** Undefined: not connected. */
  yookassa: YookassaSettings | undefined;
  /** Smallest and largest amounts by provider, in minor units. */
  limits: Partial<Record<string, z.infer<typeof limit>>>;
  uzFiscal: UzFiscal | undefined;
}

/** Variables that are needed together. */
export const paymentSecrets = {
  payme: ['PAYME_MERCHANT_ID', 'PAYME_KEY'],
  yookassa: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  click: ['CLICK_SERVICE_ID', 'CLICK_MERCHANT_ID', 'CLICK_MERCHANT_USER_ID', 'CLICK_SECRET_KEY'],
} as const satisfies Record<string, readonly (keyof Variables)[]>;

/** The names of connected providers. */
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

function paymeOf(read: Variables): PaymeSettings | undefined {
  const { PAYME_MERCHANT_ID: merchantId, PAYME_KEY: key } = read;
  if (!merchantId || !key) return undefined;
  return {
    merchantId,
    key,
    checkoutUrl: read.PAYME_CHECKOUT_URL,
    addresses: read.PAYME_ADDRESSES,
  };
}

function yookassaOf(read: Variables): YookassaSettings | undefined {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = read;
  if (!shopId || !secretKey) return undefined;
  return {
    shopId,
    secretKey,
    apiUrl: read.YOOKASSA_API_URL,
    addresses: read.YOOKASSA_ADDRESSES,
    receipts: read.YOOKASSA_RECEIPT,
  };
}

/** The settings of payments; a provider without all its secrets is absent. */
export function paymentConfigOf(read: Variables): PaymentConfig {
  return {
    click: clickOf(read),
    payme: paymeOf(read),
    yookassa: yookassaOf(read),
    limits: read.PAYMENT_LIMITS ?? {},
    uzFiscal: read.UZ_FISCAL,
  };
}
