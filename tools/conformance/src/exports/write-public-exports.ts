import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinFile, publicExports } from './public-exports';
import { root } from '../tree';

/** `npm run exports`: pins the current public exports of every lib; a reviewer reads the diff. */
writeFileSync(join(root, pinFile), `${JSON.stringify(publicExports(), null, 2)}\n`);
