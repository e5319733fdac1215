import { getConfig } from '../../config.server';
import { forward } from '../../proxy/forward.server';
import type { Route } from './+types/api-proxy';

/** The API at our own address: reads. */
export function loader({ request }: Route.LoaderArgs): Promise<Response> {
  return forward(request, getConfig());
}

/** The API at our own address: writes. */
export function action({ request }: Route.ActionArgs): Promise<Response> {
  return forward(request, getConfig());
}
