import { bringFile, scriptsOf } from './page-files';

interface RouteOfPage {
  id: string;
  module: string;
  imports?: string[];
}

/** Pages that failed to load; each call tries one again. */
const again = new Set<() => void>();
let failed: unknown;

const reload = () => window.location.reload();
let tell: (error: unknown) => void = reload;

/**
 * Stands in for React Router's own importer of page modules (`build/libraries/page-loader-plugin.ts`), which reloads the open page whenever
 * a file fails to load. This one reports the failure and waits until the page is opened again.
 */
export async function loadRouteModule(
  route: RouteOfPage,
  modules: Record<string, unknown>,
  load: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<unknown> {
  while (!(route.id in modules)) {
    try {
      await Promise.all(scriptsOf(route).map((address) => bringFile(address)));
      modules[route.id] = await load(route.module);
    } catch (error) {
      const wanted = new Promise<void>((resolve) => again.add(resolve));
      failed = error;
      tell(error);
      await wanted;
    }
  }
  return modules[route.id];
}

/** Retries the pages that failed to load. */
export function retryPages(): void {
  const waiting = [...again];
  again.clear();
  failed = undefined;
  waiting.forEach((retry) => retry());
}

/**
 * Reports the error that kept a page from loading, also one from before the call. Without a listener the open page is reloaded.
 * @returns a function that stops it
 */
export function onPageFailed(listener: (error: unknown) => void): () => void {
  tell = listener;
  if (again.size > 0) listener(failed);
  return () => {
    tell = reload;
  };
}
