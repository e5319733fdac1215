import type { EntryContext } from 'react-router';
import { scriptText } from './script-text.server';
import { afterFirstFrame } from '../../start/after-first-frame.inline';
import type { StartScripts } from '../../start/document-scripts';
import { loadPageFiles, type PageFiles } from '../../start/load-page-files.inline';

type Page = EntryContext['manifest']['routes'][string];

/** The files of one route: a build may split its loader and its actions into files of their own. */
const filesOf = (page: Page): string[] =>
  [
    page?.clientActionModule,
    page?.clientLoaderModule,
    page?.clientMiddlewareModule,
    page?.hydrateFallbackModule,
    page?.module,
  ].flatMap((file) => file ?? []);

/**
 * Replaces `<Scripts>` of React Router, but requests nothing before the first frame.
 * @param data what loaders have returned; undefined where the router streams it
 * @param fonts addresses of the fonts of the page's language
 */
export function startScripts(
  router: EntryContext,
  { data, fonts }: { data: string | undefined; fonts: readonly string[] },
): StartScripts {
  const { manifest, staticHandlerContext, serverHandoffString } = router;
  // The router writes the data of loaders only into documents that have its scripts.
  if (router.renderMeta) router.renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => ({
    id,
    page: manifest.routes[id],
  }));
  const imports = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(({ page }) => [...(page?.imports ?? []), ...filesOf(page)]),
  ];
  const controller = 'window.__reactRouterContext.streamController';
  const written =
    data === undefined ? '' : `;${controller}.enqueue(${scriptText(data)});${controller}.close()`;
  const page: PageFiles = {
    fonts,
    files: [...new Set(imports)],
    routes: Object.fromEntries(routes.map(({ id, page: own }) => [id, filesOf(own)])),
    entry: manifest.entry.module,
  };
  return {
    context: `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())${written}`,
    start: `(${afterFirstFrame})(()=>(${loadPageFiles})(${scriptText(page)},a=>import(a)))`,
  };
}
