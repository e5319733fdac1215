import { Map as StreetMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

let prepared = false;

/**
 * MapLibre starts its worker by a plain address, which a browser with Trusted Types refuses unless the page's default policy
 * vouches for it: this one vouches for the file of that worker alone.
 */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  setWorkerCount(1);
  const worker = new URL(workerUrl, location.href).href;
  setWorkerUrl(worker);
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (new URL(url, location.href).href === worker) return url;
      throw new TypeError(`Nobody vouches for ${url}`);
    },
  });
}

/**
 * A picture of streets in an element. It listens to nothing: who shows it moves it.
 * @throws Error where the browser cannot draw maps
 */
export function openMap(container: HTMLElement, style: string): StreetMap {
  prepare();
  return new StreetMap({
    container,
    style,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    renderWorldCopies: false,
  });
}
