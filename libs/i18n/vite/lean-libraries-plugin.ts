import type { Plugin } from 'vite';

const unused = /^\w+\.displayName = .*$/gm;
/** Of an icon's strokes, which never change places: React asks for keys in development only. */
const keys = /,\s*key: "\w+"|^__iconData\.node;$/gm;

/** The code without names for developer tools, which would keep unused components in. */
export function leaveOut(code: string): string {
  return code.replace(unused, '');
}

/** An icon without the keys of its strokes: random letters, which no compression shortens. */
export function leaveKeysOut(code: string): string {
  return code.replace(keys, '');
}

/** Vite's helper looks for the styles and scripts of an `import(…)`: often they are there, or a file or two. */
const plainImport = 'export const __vitePreload = (load) => load();';

const reactIntl = /[\\/]react-intl[\\/]index\.js$/;
const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Of react-intl the browser gets what hands texts to components; `@karvon/i18n` fills them. Its other components stay out.
 * @param importHelper the module to stand in for Vite's helper of `import(…)`; a failed import throws with any of them
 */
export function leanLibrariesPlugin(importHelper = plainImport): Plugin {
  return {
    name: 'karvon-lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => importHelper,
    },
    transform: {
      filter: { id: [reactIntl, icon] },
      handler: (code, id) => ({
        code: icon.test(id) ? leaveKeysOut(code) : leaveOut(code),
        map: null,
      }),
    },
  };
}

/** Calls that only make something: components of react-intl, messages. Unused ones may go. */
export const pureCalls = [
  'createFormattedComponent',
  'createFormattedDateTimePartsComponent',
  'defineMessages',
];
