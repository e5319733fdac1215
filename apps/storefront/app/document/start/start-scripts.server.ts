import type { EntryContext } from 'react-router';
import { scriptText } from '../script-text.server';
import type { StartScripts } from '../document-context';

/**
 * Runs `start` after the first frame and the pictures that stand in the page: files that are asked for earlier take the network
 * and the processor from what the visitor came for. The browser tells when it has painted; a second frame can begin while the
 * first one is still drawn. A hidden page, also one that is rendered ahead of a visit, paints no frames and takes nothing from
 * anybody. The timer is for slow pictures, and for browsers that paint nothing for other reasons or do not tell.
 */
export const afterFirstFrame = `const h=()=>document.hidden&&s(),p=()=>Promise.allSettled([...document.images].filter(i=>i.loading!="lazy").map(i=>i.decode())).then(s);let d;function s(){if(d)return;d=1;removeEventListener("visibilitychange",h,true);start()}addEventListener("visibilitychange",h,true);setTimeout(s,2e3);h();new PerformanceObserver((l,o)=>{o.disconnect();p()}).observe({type:"paint",buffered:true})`;

/**
 * The faces of our letters stand in styles that count only without scripts; until they come, stand-ins of the device do. The files of
 * a page's language come together, because each that comes alone lays the whole page out anew.
 */
const letFontsIn = (fonts: readonly string[]) =>
  `Promise.all(${JSON.stringify(fonts)}.map(href=>new Promise(r=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload:r,onerror:r}))))).then(()=>{document.querySelector("style[data-fonts]").media="all"})`;

type Page = EntryContext['manifest']['routes'][string];

/** The files of one route: a build may put its loader and its actions into files of their own. */
const filesOf = (page: Page): string[] =>
  [
    page?.clientActionModule,
    page?.clientLoaderModule,
    page?.clientMiddlewareModule,
    page?.hydrateFallbackModule,
    page?.module,
  ].flatMap((file) => file ?? []);

/**
 * What `<Scripts>` of React Router writes, except that nothing is asked for before the first frame. No file waits for the one that
 * names it: all are imported at once, each in a task of its own, because to ask for one takes a slow phone some milliseconds.
 * @param data what loaders have returned; undefined where the router streams it
 * @param fonts addresses of the letters that the page's language is written in
 */
export function startScripts(
  router: EntryContext,
  { data, fonts }: { data: string | undefined; fonts: readonly string[] },
): StartScripts {
  const { manifest, staticHandlerContext, serverHandoffString } = router;
  // The router writes the answers of loaders only into documents that have its scripts.
  if (router.renderMeta) router.renderMeta.didRenderScripts = true;
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => ({
    id,
    page: manifest.routes[id],
  }));
  const modules = routes.map(({ id, page }) => {
    const parts = filesOf(page).map((file) => `...await i(${JSON.stringify(file)})`);
    return `${JSON.stringify(id)}:{${parts.join(',')}}`;
  });
  const imports = [
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap(({ page }) => [...(page?.imports ?? []), ...filesOf(page)]),
  ];
  const controller = 'window.__reactRouterContext.streamController';
  const written =
    data === undefined ? '' : `;${controller}.enqueue(${scriptText(data)});${controller}.close()`;
  const files = JSON.stringify([...new Set(imports)]);
  return {
    context: `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())${written}`,
    start: `{const i=a=>import(a),start=async()=>{${letFontsIn(fonts)};await Promise.all(${files}.map(f=>new Promise(r=>setTimeout(r)).then(()=>i(f))));window.__reactRouterRouteModules={${modules.join(',')}};i(${JSON.stringify(manifest.entry.module)})};${afterFirstFrame}}`,
  };
}
