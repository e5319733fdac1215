/** Names of rules that a page follows besides its content. */
interface RouteMiddleware {
  /** Signing in keeps the visitor on the page, because leaving it would lose something. */
  keepsVisitor: boolean;
}

/** Every name a route may give in its handle; `server-middleware.server.ts` has the server's part. */
export const routeMiddleware = {
  /** The page shows personal data: no cache may store it. */
  personal: { keepsVisitor: false },
  /** The page is on the way to a payment. */
  purchase: { keepsVisitor: true },
  /** Only the owner may see the page: everybody else gets the sign-in dialog. */
  session: { keepsVisitor: true },
} satisfies Record<string, RouteMiddleware>;

export type MiddlewareName = keyof typeof routeMiddleware;

/** The handle of a route that names middleware: `export const handle = { middleware: ['session'] } satisfies RouteHandle`. */
export interface RouteHandle {
  middleware: readonly MiddlewareName[];
  /** Loads what the page shows at once but its module does not contain; called while the visitor reads the step before it. */
  ahead?: () => Promise<unknown>;
}

export const isMiddlewareName = (name: string): name is MiddlewareName =>
  Object.hasOwn(routeMiddleware, name);

/**
 * Returns the middleware that a route's handle names.
 * @throws Error 'Unknown route middleware' for an unknown name, because a page must not be shown without its rule
 */
export function middlewareOf(handle: unknown): readonly MiddlewareName[] {
  const names = (handle as Partial<RouteHandle> | null | undefined)?.middleware ?? [];
  for (const name of names)
    if (!isMiddlewareName(name)) throw new Error('Unknown route middleware', { cause: name });
  return names;
}
