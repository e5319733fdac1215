import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ownDelivery, type PageCode } from './delivery-plugin.ts';
import { compressFiles } from './languages/compress-files.ts';
import { writeLanguages } from './languages/write-languages.ts';
import { writeStyles } from './styles/write-styles.ts';

/** The plugins of a storefront's build beside the router's. */
export const pageDelivery = (code: PageCode): Plugin[] => ownDelivery(code);

/** Finishes the files of a build: `client` and `server` in this folder. */
export function finishPages(folder: string): void {
  const client = join(folder, 'client');
  writeStyles(client, join(folder, 'server'));
  writeLanguages(client);
  compressFiles(client);
}
