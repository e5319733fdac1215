import { z } from 'zod';
import type { SmsProvider } from './sms-provider';

export interface SmsRuOptions {
  baseUrl: string;
  /** The key of the account. */
  apiId: string;
  /** The sender's name the receiver sees, as approved by SMS.ru; without one, theirs. */
  from: string | undefined;
  timeoutMs?: number;
}

const statusSchema = z.object({ status: z.string(), status_code: z.number().int() });
const responseSchema = statusSchema.extend({ sms: z.record(z.string(), statusSchema).optional() });

/** SMS.ru (Russia): forms over HTTPS, phones without the plus sign, an answer for each phone. */
export function createSmsRu({
  baseUrl,
  apiId,
  from,
  timeoutMs = 10_000,
}: SmsRuOptions): SmsProvider {
  return {
    async send({ to, text }) {
      const phone = to.slice(1);
      const response = await fetch(`${baseUrl}/sms/send`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          api_id: apiId,
          to: phone,
          msg: text,
          json: '1',
          ...(from !== undefined && { from }),
        }),
      });
      if (!response.ok) throw new Error(`SMS.ru did not take a message: ${response.status}`);
      const { sms, ...whole } = responseSchema.parse(await response.json());
      // Their words may repeat the phone: only the number of the reason may reach a log.
      const taken = sms?.[phone] ?? whole;
      if (taken.status !== 'OK')
        throw new Error(`SMS.ru did not take a message: ${taken.status_code}`);
    },
  };
}
