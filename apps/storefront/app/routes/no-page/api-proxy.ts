import { getConfig } from '../../config.server';
import { forward } from '../../proxy/forward.server';
import type { Route } from './+types/api-proxy';

/** Reads of the API at our own origin. */
export function loader({ request }: Route.LoaderArgs): Promise<Response> {
  return forward(request, getConfig());
}

/** Writes to the API at our own origin. */
export function action({ request }: Route.ActionArgs): Promise<Response> {
  return forward(request, getConfig());
}
