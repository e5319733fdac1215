import { z } from 'zod';
import { PartyRefused } from '../../../parties/port';
import { toSmsText } from '../sms-text';
import type { SmsProvider } from './sms-provider';

export interface EskizOptions {
  baseUrl: string;
  email: string;
  password: string;
  /** The sender the receiver sees: '4546' or an approved name. */
  from: string;
  timeoutMs?: number;
}

const tokenSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
const sentSchema = z.object({ id: z.string() });

/** Eskiz (Uzbekistan): forms over HTTPS, a token for about a month, phones without the plus sign. */
export function createEskiz({
  baseUrl,
  email,
  password,
  from,
  timeoutMs = 10_000,
}: EskizOptions): SmsProvider {
  let token: Promise<string> | null = null;

  function post(path: string, form: Record<string, string>, bearer?: string): Promise<Response> {
    return fetch(`${baseUrl}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: new URLSearchParams(form),
    });
  }

  async function signIn(): Promise<string> {
    const response = await post('/auth/login', { email, password });
    if (!response.ok) throw new Error(`Eskiz refused our own sign-in: ${response.status}`);
    return tokenSchema.parse(await response.json()).data.token;
  }

  /** One sign-in for all who wait for it; a failed one is forgotten. */
  function currentToken(): Promise<string> {
    token ??= signIn().catch((error: unknown) => {
      token = null;
      throw error;
    });
    return token;
  }

  return {
    async send({ id, to, text }) {
      const form = {
        mobile_phone: to.slice(1),
        message: toSmsText(text),
        from,
        user_sms_id: id,
      };
      let response = await post('/message/sms/send', form, await currentToken());
      if (response.status === 401) {
        token = null;
        response = await post('/message/sms/send', form, await currentToken());
      }
      // Their answer may repeat the message: only its status may reach a log.
      if (!response.ok) {
        const Failure = response.status < 500 ? PartyRefused : Error;
        throw new Failure(`Eskiz did not take a message: ${response.status}`);
      }
      sentSchema.parse(await response.json());
    },
  };
}
