/** What holds for a page before it is shown, beyond what it shows. */
interface RouteMiddleware {
  /** Leaving the page would cost its visitor something: who signs in there stays there. */
  keepsVisitor: boolean;
  /** Nothing of ours may lie over the page. */
  keepsClear: boolean;
}

/** Every name a route may give in its handle; what the server does by it is in `server-middleware.server.ts`. */
export const routeMiddleware = {
  /** A person is in the page: no cache keeps it. */
  personal: { keepsVisitor: false, keepsClear: false },
  /** The page is on the way to a payment. */
  purchase: { keepsVisitor: true, keepsClear: true },
  /** Its owner's alone: everybody else is asked to sign in there. */
  session: { keepsVisitor: true, keepsClear: false },
} satisfies Record<string, RouteMiddleware>;

export type MiddlewareName = keyof typeof routeMiddleware;

/** The handle of a route that names middleware: `export const handle = { middleware: ['session'] } satisfies RouteHandle`. */
export interface RouteHandle {
  middleware: readonly MiddlewareName[];
}

export const isMiddlewareName = (name: string): name is MiddlewareName =>
  Object.hasOwn(routeMiddleware, name);

/**
 * The middleware that a route's handle names.
 * @throws Error 'Unknown route middleware' for a name that nothing stands for, rather than a page without its rule
 */
export function middlewareOf(handle: unknown): readonly MiddlewareName[] {
  const names = (handle as Partial<RouteHandle> | null | undefined)?.middleware ?? [];
  for (const name of names)
    if (!isMiddlewareName(name)) throw new Error('Unknown route middleware', { cause: name });
  return names;
}
