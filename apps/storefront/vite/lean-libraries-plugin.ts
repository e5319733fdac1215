import type { Plugin } from 'vite';

const unused = /^\w+\.displayName = .*$/gm;

/** The code without names for developer tools, which would keep unused components in. */
export function leaveOut(code: string): string {
  return code.replace(unused, '');
}

/**
 * Vite's helper looks for the styles and scripts of an `import(…)`: our styles are in the page, and what loads on intent
 * is a file or two. A failed import still throws.
 */
const plainImport = 'export const __vitePreload = (load) => load();';

/**
 * Of react-intl the browser gets what hands texts to components; `@karvon/i18n` fills them. Its other components stay out.
 */
export function leanLibrariesPlugin(): Plugin {
  return {
    name: 'karvon-lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => plainImport,
    },
    transform: {
      filter: { id: /[\\/]react-intl[\\/]index\.js$/ },
      handler: (code) => ({ code: leaveOut(code), map: null }),
    },
  };
}

/** Calls that only make something: components of react-intl, messages. Unused ones may go. */
export const pureCalls = [
  'createFormattedComponent',
  'createFormattedDateTimePartsComponent',
  'defineMessages',
];
