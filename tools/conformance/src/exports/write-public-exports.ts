import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinFile, publicExports } from './public-exports';
import { root } from '../tree';

/** `npm run exports`: pins the public face of every lib as it is now; the difference is for the reviewer to read. */
writeFileSync(join(root, pinFile), `${JSON.stringify(publicExports(), null, 2)}\n`);
