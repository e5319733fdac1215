import { getConfig } from '../../config.server';
import { localeOfRequest } from '../../data/request-locale.server';
import { refuse } from '../../proxy/refuse.server';
import type { Route } from './+types/news-feed';

/** The news as RSS at its customary address; a reader that is up to date gets a 304. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const known = request.headers.get('if-none-match');
  let response: Response;
  try {
    response = await fetch(`${getConfig().apiUrl}/v1/news.rss?lang=${localeOfRequest(request)}`, {
      headers: known ? { 'if-none-match': known } : {},
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(6_000)]),
    });
  } catch {
    return refuse(request, 503, 'service-unavailable', 'The API did not answer');
  }
  const headers = new Headers();
  for (const name of ['content-type', 'cache-control', 'etag']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.status === 304 ? null : response.body, {
    status: response.status,
    headers,
  });
}
