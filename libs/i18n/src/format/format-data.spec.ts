import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateFormatData } from '../../scripts/generate-format-data';

test('the committed tables match CLDR', () => {
  expect(readFileSync(join(import.meta.dirname, 'format-data.gen.ts'), 'utf8')).toBe(
    generateFormatData(),
  );
});
