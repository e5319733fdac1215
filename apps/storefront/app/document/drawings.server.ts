import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnName, picturePath } from '@karvon/paths';

const client = join(import.meta.dirname, '../client');
const addresses = new Map<string, string>();

/** Characters with a meaning in a `data:` address or an HTML attribute. */
const reserved = /[%#"'<>&]/g;
const encode = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** A drawing as a `data:` address, some 3 kB compressed: the first frame shows it without another request. */
export function writtenDrawing(name: string): string | undefined {
  // In development Vite serves the files.
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
