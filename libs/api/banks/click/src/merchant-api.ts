import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '@karvon/platform/clock';
import { problem } from '@karvon/platform/http/problem';
import type { ClickSettings } from '@karvon/platform/settings/payments';

const timeoutMs = 10_000;
/** Click's own template converts its numbers. */
const number = z.coerce.number().int();
const responseSchema = z.object({
  error_code: number.optional(),
  error_note: z.string().nullish(),
  payment_status: number.nullish(),
  /** The tax receipt of a payment. */
  qrCodeURL: z.string().nullish(),
});
type MerchantResponse = z.infer<typeof responseSchema> & { status: number };

/** Click's Merchant API: looks up payments, returns money and takes the items of tax receipts. */
export function createMerchantApi(clock: Clock, settings: ClickSettings) {
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: string | null = null,
  ): Promise<MerchantResponse> {
    const seconds = Math.floor(clock.now().getTime() / 1000);
    const digest = createHash('sha1').update(`${seconds}${settings.secretKey}`).digest('hex');
    try {
      const response = await fetch(`${settings.apiUrl}/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          auth: `${settings.merchantUserId}:${digest}:${seconds}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { ...responseSchema.parse(await response.json()), status: response.status };
    } catch (error) {
      throw problem('payment-unavailable', {}, error);
    }
  }

  return {
    /** The status of a payment: below 0 it has failed, 2 it is paid; null when Click does not tell it. */
    statusOf: async (paydocId: string): Promise<number | null> => {
      const path = `payment/status/${settings.serviceId}/${paydocId}`;
      return (await call('GET', path)).payment_status ?? null;
    },

    /** Asks about a number without a payment, to learn whether Click accepts our credentials; returns its words. */
    async introduce() {
      const { status, ...said } = await call('GET', `payment/status/${settings.serviceId}/0`);
      const words = `${said.error_code ?? ''} ${said.error_note ?? ''}`.trim();
      return { known: status !== 401 && status !== 403, words };
    },

    /** True once Click has accepted the reversal. */
    reverse: async (paydocId: string) =>
      (await call('DELETE', `payment/reversal/${settings.serviceId}/${paydocId}`)).error_code === 0,

    hasReceipt: async (paydocId: string) =>
      Boolean((await call('GET', `payment/ofd_data/${settings.serviceId}/${paydocId}`)).qrCodeURL),

    /** @returns 0 once Click has accepted the items, or its error number */
    async submitItems(paydocId: string, items: readonly object[], received_ecash: number) {
      const rest = JSON.stringify({ items, received_ecash, received_cash: 0, received_card: 0 });
      // Numbers are sent as they were received: they may have more digits than a JavaScript number holds.
      const body = `{"service_id":${settings.serviceId},"payment_id":${paydocId},${rest.slice(1)}`;
      return (await call('POST', 'payment/ofd_data/submit_items', body)).error_code;
    },
  };
}
