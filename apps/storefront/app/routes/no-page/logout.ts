import { paths } from '@karvon/paths';
import { redirect } from 'react-router';
import { getConfig } from '../../config.server';
import { localeOfRequest } from '../../data/request-locale.server';
import { apiHeaders } from '../../proxy/api-headers.server';
import { isSecure } from '../../proxy/is-secure.server';
import { endOrders } from '../../proxy/order-tokens.server';
import { isOwnWrite } from '../../proxy/same-origin.server';
import { endSession, leavesNothing, sessionToken } from '../../proxy/session-cookies.server';
import type { Route } from './+types/logout';

const call = '/v1/auth/logout';
/** The visitor is signed out here even if the API fails; the server waits only briefly for the API. */
const timeoutMs = 3_000;

async function notifyApi(request: Request, apiUrl: string): Promise<void> {
  await fetch(`${apiUrl}${call}`, {
    method: 'POST',
    headers: apiHeaders(request, call),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => console.error({ call, error }));
}

const home = (request: Request): string => paths.home.to(localeOfRequest(request));

/** Ends the session: a form's POST, so that no link can sign a visitor out, and a new document without their data. */
export async function action({ request }: Route.ActionArgs) {
  const { apiUrl, publicUrl } = getConfig();
  if (!isOwnWrite(request, publicUrl)) throw new Response(null, { status: 403 });
  if (sessionToken(request.headers.get('cookie'))) await notifyApi(request, apiUrl);
  const headers = new Headers({ 'cache-control': 'no-store', 'clear-site-data': leavesNothing });
  const secure = isSecure(request, publicUrl);
  const cookies = request.headers.get('cookie');
  for (const cookie of [...endSession(secure), ...endOrders(cookies, secure)])
    headers.append('set-cookie', cookie);
  return redirect(home(request), { status: 303, headers });
}

/** A visitor who opens the address by hand stays signed in. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(home(request));
}
