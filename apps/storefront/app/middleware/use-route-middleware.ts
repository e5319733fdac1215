import { useMatches } from 'react-router';
import { isMiddlewareName, routeMiddleware } from './route-middleware';

/** What the open page's routes ask for. The error page stands in for a page that asks for something unknown: it asks for nothing. */
export function useRouteMiddleware() {
  const asked = useMatches()
    .flatMap(({ handle }) => (handle as { middleware?: string[] } | undefined)?.middleware ?? [])
    .filter(isMiddlewareName)
    .map((name) => routeMiddleware[name]);
  return {
    keepsVisitor: asked.some(({ keepsVisitor }) => keepsVisitor),
    keepsClear: asked.some(({ keepsClear }) => keepsClear),
  };
}
