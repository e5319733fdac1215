/** @jest-environment node */
import {
  createRequestHandler,
  createStaticHandler,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';
import { userCookie } from '@karvon/session';
import type { RouteHandle } from './route-middleware';
import { serverMiddleware } from './server-middleware.server';

const user = {
  id: 'u1',
  username: 'Дилноза',
  langcode: 'uz',
  settings: { TotalPoints: 0 },
} as const;
const greeted = userCookie(user);

/** The response of a page whose route has this handle. */
async function responseOf(handle: RouteHandle, cookies = ''): Promise<Response> {
  const { query } = createStaticHandler([
    { path: '/auth/profile', middleware: serverMiddleware(handle) as MiddlewareFunction[] },
  ]);
  const request = new Request('https://karvon.example/auth/profile', {
    headers: cookies ? { cookie: cookies } : {},
  });
  const page = () => new Response('page', { headers: { 'cache-control': 'private, max-age=30' } });
  const response = await query(request, {
    generateMiddlewareResponse: async (load) => {
      await load(request);
      return page();
    },
  });
  return response as Response;
}

/** The minimum of a server: one page with this handle, one without. */
function serve(handle: RouteHandle) {
  const logged: string[] = [];
  const route = (id: string, path: string, more: object = {}) => ({
    [id]: {
      id,
      path,
      parentId: id === 'root' ? undefined : 'root',
      module: { default: () => null, ...more },
    },
  });
  const routes = {
    ...route('root', '', { ErrorBoundary: () => null }),
    ...route('mistaken', 'mistaken', { middleware: serverMiddleware(handle) }),
    ...route('right', 'right'),
  };
  const response = createRequestHandler({
    routes,
    entry: {
      module: {
        default: (_: Request, status: number) => new Response('page', { status }),
        handleError: (error: Error) => void logged.push(error.message),
      },
    },
    assets: { routes: {}, version: '1', url: '', entry: { imports: [], module: '' } },
    future: {},
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
  } as unknown as ServerBuild);
  const statusOf = async (path: string) =>
    (await response(new Request(`https://karvon.example${path}`))).status;
  return { notified: logged, statusOf };
}

test.each([
  [['personal'], 'no-store'],
  [['session'], 'no-store'],
  [['purchase', 'personal'], 'no-store'],
  [['purchase'], 'private, max-age=30'],
] as const)('a page with %j is sent with cache-control %s', async (middleware, cacheControl) => {
  const { headers } = await responseOf({ middleware });
  expect(headers.get('cache-control')).toBe(cacheControl);
});

test('a route that needs a session removes the leftover cookie of an ended one', async () => {
  const half = `${greeted.name}=${greeted.value}`;
  const ended = await responseOf({ middleware: ['session'] }, half);
  expect(ended.headers.getSetCookie().join('\n')).toMatch(
    new RegExp(`${greeted.name}=;.*Max-Age=0`),
  );
  const whole = await responseOf({ middleware: ['session'] }, `${half}; karvon-session=abc`);
  expect(whole.headers.getSetCookie()).toEqual([]);
  expect((await responseOf({ middleware: ['session'] })).headers.getSetCookie()).toEqual([]);
  expect((await responseOf({ middleware: ['personal'] }, half)).headers.getSetCookie()).toEqual([]);
});

test('an unknown name shows the error page for that page alone, and the journal gets an entry', async () => {
  const { notified: logged, statusOf } = serve({
    middleware: ['sesion'],
  } as unknown as RouteHandle);
  expect([await statusOf('/mistaken'), await statusOf('/right')]).toEqual([500, 200]);
  expect(logged).toEqual(['Unknown route middleware']);
});
