import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantsTable } from './variants-table';

/** The cells of a table without the padding by which Prettier aligns columns. */
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^(\||## )/.test(line) && !/^\|[\s|-]+$/.test(line))
    .map((line) => line.replace(/\s+/g, ' ').trim());

test('docs/supplier-variants.md has every recorded shape: else run `npm run variants`', () => {
  const file = join(__dirname, '../../../../docs/supplier-variants.md');
  expect(cells(readFileSync(file, 'utf8'))).toEqual(cells(variantsTable()));
});
