import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kept = new Map<string, string>();

/**
 * The built stylesheets as text, to be written into the page.
 * @param addresses as the build's manifest names them, '/assets/style-x.css'; empty in development
 */
export function readStyles(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0 || import.meta.env.DEV) return undefined;
  const client = join(dirname(fileURLToPath(import.meta.url)), '../client');
  const read = (address: string) => {
    const text = kept.get(address) ?? readFileSync(join(client, address), 'utf8');
    kept.set(address, text);
    return text;
  };
  return addresses.map(read).join('\n');
}
