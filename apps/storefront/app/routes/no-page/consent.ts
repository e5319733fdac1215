import { consentCookie, consentValue, type Consent } from '@karvon/session';
import { redirect } from 'react-router';
import { getConfig } from '../../config.server';
import { ownPath } from '../../document/own-path';
import { isSecure } from '../../proxy/is-secure.server';
import { isOwnWrite } from '../../proxy/same-origin.server';
import type { Route } from './+types/consent';

const choices: readonly Consent[] = ['all', 'necessary'];

function cookieHeader(choice: Consent, secure: boolean): string {
  const { name, maxAgeSeconds } = consentCookie;
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  return [
    `${name}=${consentValue(choice, new Date())}`,
    ...attributes,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

/** Remembers the choice of the cookie panel and leads back; the panel asks in the background when it can. */
export async function action({ request }: Route.ActionArgs) {
  const { publicUrl } = getConfig();
  if (!isOwnWrite(request, publicUrl)) throw new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const choice = choices.find((known) => known === form.get('consent'));
  if (!choice) throw new Response(null, { status: 400 });
  return redirect(ownPath(String(form.get('back') ?? '')) ?? '/', {
    status: 303,
    headers: { 'set-cookie': cookieHeader(choice, isSecure(request, publicUrl)) },
  });
}

export function loader() {
  return redirect('/');
}
