import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordings, textOf } from './recordings';

const folder = join(__dirname, '../../../../../libs/testing/src/recorded');

test.each(recordings)(
  '$file is what the sandbox sells now: run `npm run recorded` after a change of its world',
  ({ file, record }) => {
    expect(readFileSync(join(folder, file), 'utf8') === textOf(record())).toBe(true);
  },
);
