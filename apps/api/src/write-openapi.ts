import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOpenapi } from './read-openapi';

/** Writes both OpenAPI documents into a folder: `node --import tsx src/write-openapi.ts <folder>`. */
const folder = process.argv[2] ?? 'dist/openapi';
await mkdir(folder, { recursive: true });
for (const [name, document] of Object.entries(await readOpenapi()))
  await writeFile(join(folder, `${name}.json`), JSON.stringify(document));
