import * as contract from '@karvon/contract';
import { offlinePath, paths, priceAlertPath } from '@karvon/paths';

interface Place {
  words: Map<string, Place>;
  /** A segment with any value: ':x' of a pattern. */
  any: Place | undefined;
  /** The name of the route that ends at this segment. */
  name: string | undefined;
  /** The name of everything below: '*' of a pattern. */
  below: string | undefined;
}

const place = (): Place => ({
  words: new Map(),
  any: undefined,
  name: undefined,
  below: undefined,
});

const partsOf = (path: string) => path.split('/').filter(Boolean);

const isCall = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value;

const pages = [...Object.values(paths), priceAlertPath, offlinePath].map(({ pattern }) => pattern);

const patterns = [
  '/',
  ...['/ru', '/uz'].flatMap((language) => pages.map((pattern) => `${language}/${pattern}`)),
  ...Object.values<unknown>(contract).flatMap((value) =>
    isCall(value) ? `/api${value.path}` : [],
  ),
  ...['assets', 'flags', 'pictures', 'widgets', '.well-known'].map((folder) => `/${folder}/*`),
  ...['latest-build', 'policy-reports', 'robots.txt', 'sitemap.xml', 'site.webmanifest'].map(
    (file) => `/${file}`,
  ),
];

function plant(): Place {
  const root = place();
  for (const pattern of patterns) {
    let here = root;
    const name: string[] = [];
    for (const part of partsOf(pattern)) {
      name.push(part.startsWith(':') ? ':x' : part);
      if (part === '*') {
        here.below = `/${name.join('/')}`;
        break;
      }
      if (part.startsWith(':')) here = here.any ??= place();
      else {
        if (!here.words.has(part)) here.words.set(part, place());
        here = here.words.get(part)!;
      }
    }
    if (name.at(-1) !== '*') here.name = `/${name.join('/')}`;
  }
  return root;
}

const root = plant();
const unknown = '(none)';

/**
 * The route pattern of an address, for logs, metrics and traces: one of a fixed list, whatever a stranger requests. Addresses
 * hold orders, trips and names, and each new label of a metric takes memory that is never freed.
 */
export function patternOf(path: string): string {
  let here = root;
  let below: string | undefined;
  for (const part of partsOf(path)) {
    below = here.below ?? below;
    const next = here.words.get(part) ?? here.any;
    if (!next) return below ?? unknown;
    here = next;
  }
  return here.name ?? below ?? unknown;
}
