import { useMatches } from 'react-router';
import { isMiddlewareName, routeMiddleware } from './route-middleware';

/**
 * The middleware of the open page's routes. A page that names an unknown one is replaced by the error page, which has no
 * middleware.
 */
export function useRouteMiddleware() {
  const requested = useMatches()
    .flatMap(({ handle }) => (handle as { middleware?: string[] } | undefined)?.middleware ?? [])
    .filter(isMiddlewareName)
    .map((name) => routeMiddleware[name]);
  return {
    keepsVisitor: requested.some(({ keepsVisitor }) => keepsVisitor),
  };
}
