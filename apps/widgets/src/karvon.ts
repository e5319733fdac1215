import { builtFiles, hostSettings } from './loader/built-files';
import { createKarvonElement, type WidgetCode } from './loader/karvon-element';
import type { WidgetSettings } from './loader/widget-settings';

const here = new URL(import.meta.url);
const assetOf = (name: string) => new URL(`./assets/${name}`, here).href;

/** Fetches all files of an element at once instead of one after another. */
function fetchAhead(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

function loadCode(element: string, lang: WidgetSettings['lang']): Promise<WidgetCode> {
  const addresses = builtFiles.scripts[element]!.map((name) => assetOf(`${lang}/${name}`));
  fetchAhead(addresses);
  return import(/* @vite-ignore */ addresses[0]!) as Promise<WidgetCode>;
}

/** Sizes follow the browser's font size, not the page's `rem`. Browsers without a length for it keep 16 px. */
function followReader(sheet: CSSStyleSheet): void {
  if (!('registerProperty' in CSS)) return;
  const name = '--karvon-rem';
  try {
    CSS.registerProperty({ name, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another copy of this file has registered the element.
  }
  sheet.insertRule(`:host{${name}:1em}`, sheet.cssRules.length);
}

let styles: Promise<CSSStyleSheet> | undefined;

async function fetchStyles(): Promise<CSSStyleSheet> {
  const response = await fetch(assetOf(builtFiles.styles));
  if (!response.ok) throw new Error(`The styles of Karvon did not come: ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  followReader(sheet);
  return sheet;
}

/** One stylesheet for all elements of the page; requested again after a failure. */
function loadStyles(): Promise<CSSStyleSheet> {
  styles ??= fetchStyles().catch((error: unknown) => {
    styles = undefined;
    throw error;
  });
  return styles;
}

for (const element of Object.keys(builtFiles.scripts)) {
  const name = `karvon-${element}`;
  // A page can load two copies of this file, from two storefronts: the first one stays.
  if (customElements.get(name)) continue;
  customElements.define(
    name,
    createKarvonElement({
      defaults: { ...hostSettings, origin: here.origin },
      loadCode: (lang) => loadCode(element, lang),
      loadStyles,
    }),
  );
}
