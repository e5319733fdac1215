import { stopPriceAlertByLink } from '@karvon/api-client';
import { serverTransport } from '../../data/server-transport.server';
import { afterPress, backToAlert } from '../../data/price-alert-press.server';
import type { Route } from './+types/price-alert-stop';

/**
 * Stops the letters of a link: the page's button, or that of a mail program (RFC 8058), which sends no cookies and no origin. The
 * token in the address is all that counts, so nobody is asked where the request comes from.
 */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const body = await request.formData().catch(() => new FormData());
  const failed = await afterPress(() => stopPriceAlertByLink(serverTransport(request), token));
  const oneClick = body.get('List-Unsubscribe') === 'One-Click';
  // A mail program follows no redirect; a link that is over has nothing to stop.
  if (oneClick) return new Response(null, { status: failed?.status === 503 ? 503 : 200 });
  return backToAlert(request, token, failed);
}

/** Who opens the address of the button gets the page: reading changes nothing. */
export function loader({ request, params: { token } }: Route.LoaderArgs) {
  return backToAlert(request, token);
}
