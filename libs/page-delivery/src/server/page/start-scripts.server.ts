import type { EntryContext } from 'react-router';
import { scriptText } from './script-text.server';
import type { StartScripts } from '../../start/document-scripts';

/**
 * Runs `start` after the first frame and the pictures in the HTML: files that are requested earlier take bandwidth and processor
 * time from the content. The browser reports the paint; a second frame can begin while the first one is still drawn. A hidden
 * page, also a prerendered one, paints no frames and delays nobody. The timer is for slow pictures, and for browsers that paint
 * nothing for other reasons or do not report it.
 */
export const afterFirstFrame = `const h=()=>document.hidden&&s(),p=()=>Promise.allSettled([...document.images].filter(i=>i.loading!="lazy").map(i=>i.decode())).then(s);let d;function s(){if(d)return;d=1;removeEventListener("visibilitychange",h,true);start()}addEventListener("visibilitychange",h,true);setTimeout(s,2e3);h();new PerformanceObserver((l,o)=>{o.disconnect();p()}).observe({type:"paint",buffered:true})`;

/**
 * The font faces stand in styles that apply only without scripts; until the fonts load, fallback fonts of the device do. The
 * fonts of a page's language load together, because each new font causes a layout of the whole page.
 */
const letFontsIn = (fonts: readonly string[]) =>
  `Promise.all(${JSON.stringify(fonts)}.map(href=>new Promise(r=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload:r,onerror:r}))))).then(()=>{document.querySelector("style[data-fonts]").media="all"})`;

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
 * Replaces `<Scripts>` of React Router, but requests nothing before the first frame. All files are imported at once, so that none
 * waits for the one that imports it; each in a task of its own, because a request takes a slow phone some milliseconds.
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
