export interface StartFiles {
  /** The list of all routes. */
  manifest: string;
  entry: string;
  /** Each route of the page and its script. */
  routes: [id: string, script: string][];
  /** What those import. */
  imports: string[];
}

/**
 * Asks for the scripts of a page after its first frame: before it they take the line from the HTML. Who opens the page in a
 * tab behind has no frame to wait for.
 */
export const startAfterPaint = ({ manifest, entry, routes, imports }: StartFiles): string =>
  `{const r=${JSON.stringify(routes)},n=document.currentScript.nonce,s=()=>{for(const href of ${JSON.stringify(imports)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",nonce:n,href}));Promise.all([import(${JSON.stringify(manifest)}),...r.map(([,f])=>import(f))]).then(([,...m])=>{window.__reactRouterRouteModules=Object.fromEntries(r.map(([i],k)=>[i,m[k]]));import(${JSON.stringify(entry)})})};document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}`;
