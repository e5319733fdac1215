import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ownDelivery, type PageCode } from './delivery-plugin.ts';
import { compressFiles } from './languages/compress-files.ts';
import { writeLanguages } from './languages/write-languages.ts';
import { inlineScriptsPlugin } from './scripts/inline-scripts-plugin.ts';
import { writeStyles } from './styles/write-styles.ts';

/** `PLAIN_DELIVERY=1`: the router's own scripts, the bundler's own chunks, one linked stylesheet. */
const isPlain = process.env.PLAIN_DELIVERY === '1';

/** The folder of the build in `dist/apps`: both kinds may stand side by side. */
export const buildName = isPlain ? 'storefront-plain' : 'storefront';

/** Tells the code which delivery it is built for. Development is always plain. */
const tellDelivery: Plugin = {
  name: 'karvon-delivery-kind',
  config: (_, { command }) => ({
    define: { 'import.meta.env.PLAIN_DELIVERY': JSON.stringify(isPlain || command === 'serve') },
  }),
};

/** Nothing but settings that Vite documents. */
const plainDelivery: Plugin = {
  name: 'karvon-plain-delivery',
  apply: 'build',
  // One stylesheet has a fixed order: the styles of a component override those of a smaller one that it uses.
  config: () => ({ build: { cssCodeSplit: false } }),
};

/** The plugins of a storefront's build beside the router's. */
export const pageDelivery = (code: PageCode): Plugin[] => [
  tellDelivery,
  inlineScriptsPlugin(),
  ...(isPlain ? [plainDelivery] : ownDelivery(code)),
];

/** Finishes the files of a build: `client` and `server` in this folder. */
export function finishPages(folder: string): void {
  const client = join(folder, 'client');
  if (!isPlain) writeStyles(client, join(folder, 'server'));
  writeLanguages(client);
  compressFiles(client);
}
