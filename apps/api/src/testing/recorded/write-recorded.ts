import { writeFileSync } from 'node:fs';
import { recordings, textOf } from './recordings';

/** `npm run recorded`: writes down what the sandbox sells, for specs of the storefront; a reviewer reads the diff. */
for (const { file, record } of recordings)
  writeFileSync(`libs/testing/src/recorded/${file}`, textOf(record()));
