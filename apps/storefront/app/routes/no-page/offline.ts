import { getConfig } from '../../config.server';
import { localeOfRequest } from '../../data/request-locale.server';
import { offlinePage, offlinePolicy } from '../../offline/offline-page.server';
import type { Route } from './+types/offline';

/** The page that a service worker shows without a network; nothing links to it. */
export function loader({ request }: Route.LoaderArgs): Response {
  return new Response(offlinePage(localeOfRequest(request), getConfig().edition), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': offlinePolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
