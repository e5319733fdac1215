import type { MiddlewareFunction } from 'react-router';
import { readUser } from '@karvon/session';
import { getConfig } from '../config.server';
import { isSecure } from '../proxy/is-secure.server';
import { endSession, sessionToken } from '../proxy/session-cookies.server';
import {
  isMiddlewareName,
  middlewareOf,
  type MiddlewareName,
  type RouteHandle,
} from './route-middleware';

type Work = (request: Request, response: Response) => void;

/** No cache may store the response, including the browser's. */
const keepNothing: Work = (_, { headers }) => headers.set('cache-control', 'no-store');

/** The user's cookie without a token is no session: it is removed, so that the page asks the visitor to sign in. */
const endHalfSession: Work = (request, response) => {
  const cookies = request.headers.get('cookie');
  if (sessionToken(cookies) !== undefined || !readUser(cookies)) return;
  const ended = endSession(isSecure(request, getConfig().publicUrl));
  for (const cookie of ended) response.headers.append('set-cookie', cookie);
};

const works: Record<MiddlewareName, Work[]> = {
  personal: [keepNothing],
  purchase: [],
  session: [keepNothing, endHalfSession],
};

/**
 * The server's part of the middleware that a route names: `export const middleware = serverMiddleware(handle)`. It applies to the
 * page, its data and its errors alike.
 * @throws Error 'Unknown route middleware', only when a request arrives: one wrong page must not stop the others
 */
export function serverMiddleware(handle: RouteHandle): MiddlewareFunction<Response>[] {
  return [
    async ({ request }, next) => {
      // The page is rendered first, because the error page needs the data of the routes around it.
      const response = await next();
      // The root component has already reported the mistake.
      const isErrorPage = response.status === 500;
      const names = isErrorPage ? handle.middleware.filter(isMiddlewareName) : middlewareOf(handle);
      for (const work of names.flatMap((name) => works[name])) work(request, response);
      return response;
    },
  ];
}
