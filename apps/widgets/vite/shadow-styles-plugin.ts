import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Parts that float over the page depend on the window's width, not on the element's. */
const floating = /(dialog|modal|sheet|popover|calendar|date-field)/;
const ofWindow = /@media \(width /g;

/** Replaces widths of the window by widths of the element, which can be in a narrow column of a wide page. */
export function measureElement(css: string, file: string): string {
  return floating.test(file) ? css : css.replace(ofWindow, '@container karvon (width ');
}

const fontFaces = /@font-face\s*\{[^}]*\}/g;
/** Rules for the page around an element, such as its scrollbar: that page is not ours. The element has its own (shadow.css). */
const pageRules = /(?<=^|[{}])\s*(?:html|body|html:has\([^{}]*)\s*\{[^{}]*\}/g;
/** The page chooses light or dark colours, not the visitor's system. */
const night = /@media screen and \(prefers-color-scheme:\s*dark\)\s*\{[^{}]*\{[^{}]*\}\s*\}/g;
/** The page can change `rem`, so the element's sizes use the browser's font size instead. */
const inRem = /(?<![\w#.-])(?<size>-?(?:\d+\.?\d*|\.\d+))rem\b/g;

const emptyRules = /@media[^{}]*\{(?:[^{}]*\{\})?\}/g;

/** Removes custom properties that the sheet does not use, then those that only the removed ones used. */
function dropUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const lean = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declared, name: string) =>
    used.has(name) ? declared : '',
  );
  return lean === css ? css : dropUnused(lean);
}

/** Rewrites the pages' stylesheet for a shadow tree: `:root` becomes the box in it, and the page provides the fonts. */
export function enterShadow(css: string): string {
  const sheet = css
    .replace(fontFaces, '')
    .replace(pageRules, '')
    .replace(night, '')
    .replace(inRem, 'calc($<size>*var(--karvon-rem))')
    .replace(/:root\b/g, '.karvon-widget');
  return dropUnused(sheet).replace(emptyRules, '');
}

/** Browsers cache the stylesheet for ever, so its name is a hash of its final content. */
export function nameStyles(css: string): string {
  return `assets/style-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
}

/** Rewrites the kit's styles for shadow trees. */
export function shadowStylesPlugin(): Plugin {
  return {
    name: 'karvon-shadow-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => ({ code: measureElement(code, id), map: null }),
    },
    generateBundle: {
      // Runs after Vite has written the stylesheet.
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset') continue;
          if (/\.woff2?$/.test(name)) delete bundle[name];
          if (!name.endsWith('.css')) continue;
          const source = enterShadow(String(file.source));
          delete bundle[name];
          this.emitFile({ type: 'asset', fileName: nameStyles(source), source });
        }
      },
    },
  };
}
