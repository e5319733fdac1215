import { expectNone } from '../expect-none';
import { isSpec, read, readJson, sources } from '../tree';

/** Libraries of overlays, menus, sliders or select lists: decision 0020. */
const secondWays =
  /^(@(base-ui|base-ui-components|mui|radix-ui|headlessui|ariakit|reach|floating-ui|react-aria|react-stately|chakra-ui|mantine|zag-js|ark-ui|popperjs|szhsin)\/.+|(react-aria|react-stately|reakit)(-components)?|radix-ui|downshift|cmdk|vaul|sonner|tippy\.js|react-(modal|select|slider|tooltip|popper|menu|toastify|day-picker)|rc-.+|nouislider|antd)$/;

/** Code that only the kit may contain. */
const ofTheKit = [
  /<dialog[\s>]/,
  /\.showModal\(/,
  /\bpopover(Target)?=/,
  /\bcreatePortal\(/,
  /\btype="range"/,
  /\brole="(dialog|alertdialog|menu|menubar|menuitem\w*|slider|listbox|combobox|tablist|tooltip|tree)"/,
];

/** Exceptions by file, each with its reason. */
const exceptions: Record<string, string> = {
  'apps/storefront-e2e/src/engines/find-in-page.ts': 'names roles in order to find them in a page',
  'apps/storefront/app/layout/menu/mobile-menu.tsx': 'opens before any script has come',
  'apps/storefront/app/layout/header/header-menu.tsx': 'opens before any script has come',
};

const outside = sources.filter(
  (path) => /^(apps|libs)\//.test(path) && !path.startsWith('libs/ui-kit/') && !isSpec(path),
);
const writesItself = (path: string) => ofTheKit.some((pattern) => pattern.test(read(path)));

test('no library of overlays, menus or sliders is installed or imported', () => {
  const { dependencies, devDependencies } =
    readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
  const installed = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => secondWays.test(name))
    .map((name) => `package.json: ${name}`);
  const imported = sources.flatMap((path) =>
    [...read(path).matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[\w.-]+)/g)]
      .filter(([, name = '']) => secondWays.test(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expectNone(
    [...installed, ...imported],
    'use the component of libs/ui-kit, or supersede decision 0020 with what you measured.',
  );
});

test('overlays, menus, lists and sliders are written in the kit only', () => {
  expectNone(
    outside.filter((path) => writesItself(path) && !(path in exceptions)),
    'use Dialog, Sheet, Popover, Tabs, Combobox or RangeSlider of libs/ui-kit, or add what it lacks there (decision 0020).',
  );
});

test('every file in the list of exceptions still has an overlay of its own', () => {
  expectNone(
    Object.keys(exceptions).filter((path) => !outside.includes(path) || !writesItself(path)),
    'take the file out of the exceptions of overlays.spec.ts.',
  );
});
