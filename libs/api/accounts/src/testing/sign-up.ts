import { deviceHeader, type Registration, type SessionResponse } from '@karvon/contract';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { readMessages } from '@karvon/messages/testing';

export const dilnoza: Registration = {
  identifier: '+998901234567',
  password: '428193',
  username: 'Дилноза',
  langcode: 'uz',
  consents: { personalData: true, offer: true },
};

/** Accounts and their messages: these alone, or the whole API. */
type Api = Pick<StartedModules, 'inject' | 'jobs'>;

interface Sent {
  address?: string;
  /** The secret that the storefront keeps in this browser. */
  device?: string;
  token?: string;
}

/** Makes one call with a JSON body, from an address, with a session. */
export function send(
  api: Api,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  { address = '203.0.113.5', device, token }: Sent = {},
) {
  return api.inject({
    method,
    url,
    remoteAddress: address,
    ...(payload && { payload }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(device !== undefined && { [deviceHeader]: device }),
    },
  });
}

/** The newest message to a phone; its code, if there is one. */
export async function readSms(
  api: Api,
  to: string,
): Promise<{ text: string; code: string } | undefined> {
  await api.jobs.drain();
  const [newest] = await readMessages(api, to);
  return newest && { text: newest.text, code: /\d{6}/.exec(newest.text)?.[0] ?? '' };
}

/** A user who has just registered. */
export async function signUp(
  api: Api,
  changes: Partial<Registration> = {},
): Promise<SessionResponse> {
  const registration = { ...dilnoza, ...changes };
  const { identifier, password } = registration;
  const requested = await send(api, 'POST', '/v1/auth/register', registration);
  if (requested.statusCode !== 200) throw new Error(requested.body);
  const { code } = (await readSms(api, identifier))!;
  const confirmed = await send(api, 'POST', '/v1/auth/confirm-sms', { identifier, password, code });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return confirmed.json();
}
