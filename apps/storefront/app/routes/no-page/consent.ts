import { consentCookie, consentValue, type Consent } from '@karvon/session';
import { redirect } from 'react-router';
import { getConfig } from '../../config.server';
import { ownPath } from '../../document/own-path';
import { isSecure } from '../../proxy/is-secure.server';
import { isOwnWrite } from '../../proxy/same-origin.server';
import { setCookie } from '../../proxy/set-cookie.server';
import type { Route } from './+types/consent';

const choices: readonly Consent[] = ['all', 'necessary'];

/** Stores the choice of the cookie panel and redirects back; with scripts the panel sends it in the background. */
export async function action({ request }: Route.ActionArgs) {
  const { publicUrl } = getConfig();
  if (!isOwnWrite(request, publicUrl)) throw new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const choice = choices.find((known) => known === form.get('consent'));
  if (!choice) throw new Response(null, { status: 400 });
  const { name, maxAgeSeconds } = consentCookie;
  const secure = isSecure(request, publicUrl);
  const cookie = setCookie(name, consentValue(choice, new Date()), { maxAgeSeconds, secure });
  return redirect(ownPath(String(form.get('back') ?? '')) ?? '/', {
    status: 303,
    headers: { 'set-cookie': cookie },
  });
}

export function loader() {
  return redirect('/');
}
