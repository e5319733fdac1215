import { Map as StreetMap, setWorkerCount, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown;
}

let prepared = false;

/**
 * MapLibre starts its worker by a plain address, which Trusted Types refuse unless the page's default policy allows it: this
 * policy allows only the file of that worker.
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
 * Creates a map in an element. It handles no input: its owner moves it.
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
