import { readFileSync, writeFileSync } from 'node:fs';
import { variantsTable } from '../src/recorded/variants-table';

/** Writes the tables of docs/supplier-variants.md below its introduction. */
const file = 'docs/supplier-variants.md';
const [introduction] = readFileSync(file, 'utf8').split(/^## /m);
writeFileSync(file, `${introduction}${variantsTable()}\n`);
