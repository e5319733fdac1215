import type { Plugin } from 'vite';

const unusedInReactIntl = /^\w+\.displayName = .*$/gm;
const unusedInIntl = /^\t\tformat(?!Message)\w+: \w+\.bind\(.*$/gm;

/** The code without what would keep unused parts in: names for developer tools, and methods nobody calls. */
export function leaveOut(code: string, id: string): string {
  return code.replace(/[\\/]react-intl[\\/]/.test(id) ? unusedInReactIntl : unusedInIntl, '');
}

/**
 * Vite's helper looks for the styles and scripts of an `import(…)`: our styles are in the page, and what loads on intent
 * is a file or two. A failed import still throws.
 */
const plainImport = 'export const __vitePreload = (load) => load();';

/**
 * react-intl formats our messages only: dates, numbers and lists are formatted by `@karvon/i18n` (lint keeps it so). Its
 * formatters of those, and its components but one, stay out of the browser.
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
      filter: { id: /[\\/](react-intl|@formatjs[\\/]intl)[\\/]index\.js$/ },
      handler: (code, id) => ({ code: leaveOut(code, id), map: null }),
    },
  };
}

/** Calls in react-intl that only make a component; unused ones may go. */
export const pureCalls = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];
