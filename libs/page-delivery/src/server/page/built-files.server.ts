import type { EntryContext } from 'react-router';
import type { Locale } from '@karvon/contract';
import { moveScripts } from '../../../build/languages/move-scripts';

type Manifest = EntryContext['manifest'];
const manifests = new Map<Locale, Manifest>();

/** The build's list of scripts for a visitor of one language: each script is built once per language. */
export function scriptsOf(locale: Locale, manifest: Manifest): Manifest {
  if (import.meta.env.DEV) return manifest;
  const known = manifests.get(locale);
  if (known) return known;
  const moved = JSON.parse(moveScripts(JSON.stringify(manifest), locale)) as Manifest;
  manifests.set(locale, moved);
  return moved;
}

/** The list without the scripts of other pages: the router iterates over all of it for each page. */
export function onlyMatched(
  manifest: Manifest,
  { staticHandlerContext: { matches } }: Pick<EntryContext, 'staticHandlerContext'>,
): Manifest {
  if (import.meta.env.PLAIN_DELIVERY) return manifest;
  const routes = matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...manifest, routes: Object.fromEntries(routes) };
}
