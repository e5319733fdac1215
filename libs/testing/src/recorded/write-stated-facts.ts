import { writeFileSync } from 'node:fs';
import { statedFiles } from './stated-files';

/** `npm run recorded`: writes the storefront's texts about recorded sales, for specs of the API. */
for (const { file, text } of statedFiles)
  writeFileSync(`libs/testing/src/recorded/${file}`, text());
