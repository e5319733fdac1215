import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnName, picturePath } from '@karvon/paths';

const client = join(import.meta.dirname, '../client');
const addresses = new Map<string, string>();

/** What an address of `data:` or an attribute of HTML would read as its own. */
const reserved = /[%#"'<>&]/g;
const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/**
 * A drawing as an address that contains it: a page that writes it paints it in its first frame, and nobody asks for a file. It is
 * 3 kB, compressed.
 */
export function writtenDrawing(name: string): string | undefined {
  // Vite serves the files in development.
  if (import.meta.env.DEV) return undefined;
  const drawn = drawnName(name.toLowerCase());
  let address = addresses.get(drawn);
  if (!address) {
    const svg = readFileSync(join(client, picturePath(drawn)), 'utf8');
    address = `data:image/svg+xml,${svg.replace(reserved, encode)}`;
    addresses.set(drawn, address);
  }
  return address;
}
