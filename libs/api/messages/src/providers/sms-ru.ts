import { z } from 'zod';
import { PartyRefused } from '@karvon/platform/parties/port';
import type { SmsProvider } from './sms-provider';

export interface SmsRuOptions {
  baseUrl: string;
  /** The key of the account. */
  apiId: string;
  /** The sender's name the receiver sees, as approved by SMS.ru; without one, theirs. */
  from: string | undefined;
  timeoutMs?: number;
}

const statusSchema = z.object({ status: z.string(), status_code: z.coerce.number().int() });
const responseSchema = statusSchema.extend({ sms: z.record(z.string(), statusSchema).optional() });

/** Reasons that pass by themselves: the service is away, or something is wrong inside of it. */
const passing = [220, 500];

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
      // All of it may be well, and the one phone refused.
      const taken = whole.status === 'OK' ? sms?.[phone] : whole;
      if (!taken) throw new Error('SMS.ru says nothing of a message');
      if (taken.status === 'OK') return;
      // Their words may repeat the phone: only the number of the reason may reach a log.
      const Failure = passing.includes(taken.status_code) ? Error : PartyRefused;
      throw new Failure(`SMS.ru did not take a message: ${taken.status_code}`);
    },
  };
}
