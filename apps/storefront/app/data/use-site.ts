import { useRouteLoaderData } from 'react-router';
import type { readSite } from './site.server';

/** The edition and its public address; the root loader adds them to every page. */
export function useSite() {
  const site = useRouteLoaderData<typeof readSite>('root');
  if (!site) throw new Error('useSite is for what the root route shows');
  return site;
}
