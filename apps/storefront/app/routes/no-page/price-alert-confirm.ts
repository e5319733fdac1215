import { confirmPriceAlert } from '@karvon/api-client';
import { serverTransport } from '../../data/server-transport.server';
import { afterPress, backToAlert } from '../../data/price-alert-press.server';
import type { Route } from './+types/price-alert-confirm';

/** Confirms the address of a link; whoever has the letter may. */
export async function action({ request, params: { token } }: Route.ActionArgs) {
  const failed = await afterPress(() => confirmPriceAlert(serverTransport(request), token));
  return backToAlert(request, token, failed);
}

export function loader({ request, params: { token } }: Route.LoaderArgs) {
  return backToAlert(request, token);
}
