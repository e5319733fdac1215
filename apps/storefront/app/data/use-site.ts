import { useRouteLoaderData } from 'react-router';
import type { readSite } from './site.server';

/** Which edition this is and where it lives; the root loader brings it to every page. */
export function useSite() {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site) throw new Error('useSite is for what the root route shows');
  return site;
}
