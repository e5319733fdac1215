import { parsePhone } from '@karvon/phone';
import { z } from 'zod';
import { PartyRefused } from '@karvon/platform/parties/port';
import { isUnicode, toSmsText } from '../sms-text';
import type { Sms, SmsProvider } from './sms-provider';

export interface EskizOptions {
  baseUrl: string;
  email: string;
  password: string;
  /** The sender the receiver sees: '4546' or an approved name. */
  from: string;
  timeoutMs?: number;
}

const tokenSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
/** Any field may be missing; its words may repeat the message, so none but a short status may reach a log. */
const sentSchema = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  status: z
    .string()
    .regex(/^[\w-]{1,30}$/)
    .nullish()
    .catch(null),
});
const taken = ['waiting', 'success'];

/** The call, and what goes with it: Eskiz has one for Uzbekistan and one for other countries. */
function callOf({ id, to, text }: Sms, from: string) {
  const form = { mobile_phone: to.slice(1), message: toSmsText(text) };
  if (to.startsWith('+998'))
    return { path: '/message/sms/send', form: { ...form, from, user_sms_id: id } };
  const { country } = parsePhone(to, { defaultCountry: 'UZ' });
  const unicode = isUnicode(form.message) ? '1' : '0';
  return {
    path: '/message/sms/send-global',
    form: { ...form, country_code: country ?? '', unicode },
  };
}

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

  /** The body decides, not only the status of HTTP. */
  async function read(response: Response): Promise<void> {
    if (response.status >= 500) throw new Error(`Eskiz is away: ${response.status}`);
    const said = sentSchema.safeParse(await response.json().catch(() => null)).data;
    const { id, status } = said ?? {};
    if (response.ok && (status ? taken.includes(status) : id)) return;
    if (response.ok && !status) throw new Error('Eskiz says nothing of a message');
    const words = [response.status, status].filter(Boolean).join(' ');
    throw new PartyRefused(`Eskiz did not take a message: ${words}`);
  }

  return {
    async send(sms) {
      const { path, form } = callOf(sms, from);
      let response = await post(path, form, await currentToken());
      if (response.status === 401) {
        token = null;
        response = await post(path, form, await currentToken());
      }
      await read(response);
    },
  };
}
