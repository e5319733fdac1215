import { z } from 'zod';
import { problem } from '@karvon/platform/http/problem';
import { PartyRefused } from '@karvon/platform/parties/port';
import type { YookassaSettings } from '@karvon/platform/settings/payments';

const timeoutMs = 10_000;

const amount = z.object({ value: z.string(), currency: z.string() });
const cancellation = z.object({ party: z.string(), reason: z.string() });

/** The part of YooKassa's payment that we read. */
export const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount,
  refunded_amount: amount.nullish(),
  created_at: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  confirmation: z
    .object({ confirmation_url: z.string().nullish(), confirmation_data: z.string().nullish() })
    .nullish(),
  cancellation_details: cancellation.nullish(),
});
export type YookassaPayment = z.infer<typeof paymentSchema>;

export const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  cancellation_details: cancellation.nullish(),
});
export type YookassaRefund = z.infer<typeof refundSchema>;

export const receiptSchema = z.object({
  id: z.string(),
  type: z.enum(['payment', 'refund']),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  settlements: z.array(z.object({ type: z.string() })).nullish(),
});
export type YookassaReceipt = z.infer<typeof receiptSchema>;

/** The subject of a receipt. */
export type ReceiptSubject = { payment_id: string } | { refund_id: string };

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullish() });

const refusalSchema = z.object({
  code: z.string(),
  description: z.string().optional(),
  parameter: z.string().optional(),
});

/** YooKassa refuses the call; repeating it would not help. */
export class YookassaRefusal extends PartyRefused {
  override name = 'YookassaRefusal';
}

export type YookassaApi = ReturnType<typeof createYookassaApi>;

/** YooKassa's API. A refusal throws `YookassaRefusal`; a call whose outcome is unknown throws payment-unavailable. */
export function createYookassaApi(settings: YookassaSettings) {
  const { shopId, secretKey } = settings;
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    write?: { key: string; body: object },
  ): Promise<z.output<Schema>> {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${settings.apiUrl}/${path}`, {
        method: write ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          authorization,
          ...(write && { 'content-type': 'application/json', 'idempotence-key': write.key }),
        },
        body: write ? JSON.stringify(write.body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      body = await response.json();
      if (response.ok) return schema.parse(body);
    } catch (error) {
      throw problem('payment-unavailable', {}, error);
    }
    const refusal = refusalSchema.safeParse(body).data;
    const words = `YooKassa answers ${response.status} ${refusal?.code ?? ''} ${refusal?.description ?? ''} ${refusal?.parameter ?? ''}`;
    if (response.status < 500 && response.status !== 429) throw new YookassaRefusal(words.trim());
    throw problem('payment-unavailable', {}, new Error(words.trim()));
  }

  return {
    create: (key: string, body: object) => call(paymentSchema, 'payments', { key, body }),
    find: (id: string) => call(paymentSchema, `payments/${encodeURIComponent(id)}`),
    capture: (id: string) =>
      call(paymentSchema, `payments/${encodeURIComponent(id)}/capture`, {
        key: `${id}:capture`,
        body: {},
      }),
    cancel: (id: string) =>
      call(paymentSchema, `payments/${encodeURIComponent(id)}/cancel`, {
        key: `${id}:cancel`,
        body: {},
      }),
    refund: (key: string, body: object) => call(refundSchema, 'refunds', { key, body }),
    sendReceipt: (key: string, body: object) => call(receiptSchema, 'receipts', { key, body }),
    findReceipt: (id: string) => call(receiptSchema, `receipts/${encodeURIComponent(id)}`),
    /** The receipts of one payment or refund, newest first. */
    receiptsOf: async (subject: ReceiptSubject) =>
      (await call(pageOf(receiptSchema), `receipts?${new URLSearchParams(subject)}`)).items,
    findRefund: (id: string) => call(refundSchema, `refunds/${encodeURIComponent(id)}`),

    /** All payments that began in a period. */
    async list(from: Date, to: Date): Promise<YookassaPayment[]> {
      const found: YookassaPayment[] = [];
      let cursor: string | undefined;
      do {
        const query = new URLSearchParams({
          'created_at.gte': from.toISOString(),
          'created_at.lt': to.toISOString(),
          limit: '100',
          ...(cursor !== undefined && { cursor }),
        });
        const page = await call(pageOf(paymentSchema), `payments?${query}`);
        found.push(...page.items);
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    },
  };
}
