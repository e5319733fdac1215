import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../../clock';
import { problem } from '../../../../http/problem';
import type { ClickSettings } from '../../../../settings/payments';

const timeoutMs = 10_000;
const responseSchema = z.object({
  error_code: z.number().int(),
  payment_status: z.number().int().nullish(),
});
type MerchantResponse = z.infer<typeof responseSchema>;

/** Click's Merchant API: looks up payments and returns money. */
export function createMerchantApi(clock: Clock, settings: ClickSettings) {
  async function call(method: 'GET' | 'DELETE', path: string): Promise<MerchantResponse> {
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
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return responseSchema.parse(await response.json());
    } catch (error) {
      throw problem('payment-unavailable', {}, error);
    }
  }

  return {
    /** @param day 'YYYY-MM-DD' on which the payment was prepared, on Click's calendar */
    statusOf: (reference: string, day: string) =>
      call('GET', `payment/status_by_mti/${settings.serviceId}/${reference}/${day}`),

    /** True once Click has accepted the reversal. */
    reverse: async (paydocId: string) =>
      (await call('DELETE', `payment/reversal/${settings.serviceId}/${paydocId}`)).error_code === 0,
  };
}
