import { readFileSync } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteDatabase } from '../db/database';
import type { QueueList } from '../jobs/queues';
import { fingerprintOf, initialise } from './initialise';

const pglite = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..');
const cache = join(pglite, '../../.cache/karvon');

function pgliteVersion(): string {
  const { version } = JSON.parse(readFileSync(join(pglite, 'package.json'), 'utf8'));
  return version;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folder of an initialised database, which is only copied and never opened. Created when this version has none yet. */
async function templateFolder(queues: QueueList): Promise<string> {
  const template = join(cache, `pglite-${fingerprintOf(queues, pgliteVersion())}`);
  if (await exists(template)) return template;
  const draft = `${template}.${process.pid}`;
  await mkdir(cache, { recursive: true });
  const database = pgliteDatabase(await PGlite.create(draft));
  await initialise(database, queues).finally(() => database.close());
  // Several processes may do this at once. Because of the rename the folder is complete or absent, and one process wins.
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }));
  // A template takes forty megabytes, so those of older versions are deleted.
  for (const old of await readdir(cache))
    if (/^pglite-[0-9a-f]{16}$/.test(old) && old !== basename(template))
      await rm(join(cache, old), { recursive: true, force: true });
  return template;
}

/**
 * Creates a new embedded database by copying an initialised one: a tenth of the work of PostgreSQL's own `initdb` and of our
 * migrations. Where the template cannot be stored, PGlite initialises the folder itself.
 */
export async function layOutPglite(folder: string, queues: QueueList): Promise<void> {
  if (await exists(folder)) return;
  const draft = `${folder}.draft`;
  try {
    await rm(draft, { recursive: true, force: true });
    await cp(await templateFolder(queues), draft, { recursive: true });
    await rename(draft, folder);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}
