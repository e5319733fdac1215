import type { Plugin } from 'vite';

const unused = /^\w+\.displayName = .*$/gm;
/** The keys of an icon's strokes, which never change their order: React checks keys in development only. */
const keys = /,\s*key: "\w+"|^__iconData\.node;$/gm;

/** The code without names for developer tools, which would prevent the removal of unused components. */
export function leaveOut(code: string): string {
  return code.replace(unused, '');
}

/** The code of an icon without the keys of its strokes, because random letters do not compress. */
export function leaveKeysOut(code: string): string {
  return code.replace(keys, '');
}

/**
 * Replaces Vite's helper, which preloads the styles and scripts of an `import(…)`: usually they are loaded already, or
 * few.
 */
const plainImport = 'export const __vitePreload = (load) => load();';

const reactIntl = /[\\/]react-intl[\\/]index\.js$/;
const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Keeps only the part of react-intl that renders texts; `@karvon/i18n` formats them. Its other components are left out of browser
 * builds.
 * @param importHelper the module that replaces Vite's helper of `import(…)`; a failed import throws with any of them
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

/** Calls without side effects: components of react-intl, messages, schemas. Unused ones can be removed. */
export const pureCalls = [
  'createFormattedComponent',
  'createFormattedDateTimePartsComponent',
  'defineMessages',
  'endpoint',
  'z',
];

/** Modules of libs have no side effects, so a script gets only what it uses of an index. (ui-kit declares it itself.) */
export const libsOnlyDeclare = [
  { test: /[\\/]libs[\\/](?!ui-kit)[^\\/]+[\\/]src[\\/].*\.tsx?$/, sideEffects: false },
];
