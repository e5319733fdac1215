import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntryContext } from 'react-router';
import type { Locale } from '@karvon/contract';
import { moveScripts } from '../../vite/move-scripts';

/** The browser's half of the build, beside the server's. */
const client = join(dirname(fileURLToPath(import.meta.url)), '../client');
const styles = new Map<string, string>();

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

type Manifest = EntryContext['manifest'];
const manifests = new Map<Locale, Manifest>();

/** The build's list of scripts for a visitor of one language: each script is built once per language. */
export function scriptsOf(locale: Locale, manifest: Manifest): Manifest {
  if (import.meta.env.DEV) return manifest;
  const known = manifests.get(locale);
  if (known) return known;
  const moved = JSON.parse(moveScripts(JSON.stringify(manifest), locale)) as Manifest;
  manifests.set(locale, moved);
  return moved;
}
