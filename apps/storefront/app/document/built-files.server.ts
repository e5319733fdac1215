import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@karvon/contract';

/** The browser's half of the build, beside the server's. */
const client = join(dirname(fileURLToPath(import.meta.url)), '../client');
const styles = new Map<string, string>();
let catalogues: Map<string, string> | undefined;

/**
 * The built stylesheets as text, to be written into the page.
 * @param addresses as the build's manifest names them, '/assets/style-x.css'
 * @returns undefined in development, where Vite links them
 */
export function readStyles(addresses: readonly string[]): string | undefined {
  if (import.meta.env.DEV || addresses.length === 0) return undefined;
  const read = (address: string) => {
    const text = styles.get(address) ?? readFileSync(join(client, address), 'utf8');
    styles.set(address, text);
    return text;
  };
  return addresses.map(read).join('\n');
}

function readCatalogueFiles(): Map<string, string> {
  const manifest = join(client, '.vite/manifest.json');
  if (!existsSync(manifest)) return new Map();
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  return new Map(
    Object.entries(chunks).map(([source, { file }]) => [
      source.split('karvon-catalogue/')[1] ?? '',
      `/${file}`,
    ]),
  );
}

/** Where a language's messages were built to: the page names the file, so that it need not wait for a script to ask. */
export function catalogueFile(locale: Locale): string | undefined {
  if (import.meta.env.DEV) return undefined;
  catalogues ??= readCatalogueFiles();
  return catalogues.get(locale);
}
