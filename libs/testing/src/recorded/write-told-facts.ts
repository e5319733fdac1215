import { writeFileSync } from 'node:fs';
import { toldFiles } from './told-files';

/** `npm run recorded`: writes down what the storefront tells of recorded sales, for specs of the API. */
for (const { file, text } of toldFiles)
  writeFileSync(`libs/testing/src/recorded/${file}`, text());
