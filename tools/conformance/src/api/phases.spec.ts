import { expectNone } from '../expect-none';
import { productFiles } from '../house/import-graph';
import { read } from '../tree';

const table = 'libs/api/platform/src/phase.ts';

test('every phase in the table of phases is marked somewhere in a write', () => {
  const named = [...read(table).matchAll(/^ {2}([A-Z]\d):/gm)].map(([, name]) => name!);
  const marked = productFiles
    .filter((path) => /^(apps\/api|libs\/api)\//.test(path) && path !== table)
    .flatMap((path) => [...read(path).matchAll(/\bphase\('(\w+)'\)/g)].map(([, name]) => name!));
  expectNone(
    named.length > 20
      ? named.filter((name) => !marked.includes(name))
      : ['the phases are not found in the table'],
    `mark the point with phase('…') in the write, or take the phase out of ${table}.`,
  );
});
