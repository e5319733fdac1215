import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Parts that float over the page: the window's width decides about them, not the width a partner gives the element. */
const floating = /(dialog|modal|sheet|popover|calendar|date-field)/;
const ofWindow = /@media \(width /g;

/** Widths of the window become widths of the element: it may stand in a narrow column of a wide page. */
export function measureElement(css: string, file: string): string {
  return floating.test(file) ? css : css.replace(ofWindow, '@container karvon (width ');
}

const fontFaces = /@font-face\s*\{[^}]*\}/g;
/** Of the page around us, which is not ours: its scrollbar, and what is behind a dialog. */
const pageRules = /html:has\([^{]*\{[^}]*\}/g;
/** The page around says how it looks, not the visitor's system. */
const night = /@media screen and \(prefers-color-scheme:\s*dark\)\s*\{[^{}]*\{[^{}]*\}\s*\}/g;
/** The page around us may have set its own `rem`: ours is the reader's. */
const inRem = /(?<![\w#.-])(?<size>-?(?:\d+\.?\d*|\.\d+))rem\b/g;

/** Custom properties that nothing in the sheet takes are left out, and then what only they took. */
function dropUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const lean = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declared, name: string) =>
    used.has(name) ? declared : '',
  );
  return lean === css ? css : dropUnused(lean);
}

/** The stylesheet of pages as one of a shadow tree: `:root`, `html` and `body` are the element, fonts are the page's. */
export function enterShadow(css: string): string {
  const sheet = css
    .replace(fontFaces, '')
    .replace(pageRules, '')
    .replace(night, '')
    .replace(inRem, 'calc($<size>*var(--karvon-rem))')
    .replace(/:root\b/g, ':host')
    .replace(/(^|[{},\s])(?:html|body)(?=\s*[{,])/g, '$1:host');
  return dropUnused(sheet);
}

/** Browsers keep the stylesheet for ever: its name says what is in it now, not what it was made of. */
export function nameStyles(css: string): string {
  return `assets/style-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
}

/** Makes the kit's styles fit for shadow trees. */
export function shadowStylesPlugin(): Plugin {
  return {
    name: 'karvon-shadow-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => ({ code: measureElement(code, id), map: null }),
    },
    generateBundle: {
      // After Vite has written the stylesheet.
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
