import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tree';
import { importsBackUp } from './api-modules';
import { ceilingFile, lowered, measured, readCeilings } from './ceilings';
import { findCycles, readImports } from './import-graph';
import { findCircles } from './neighbours';

/** `npm run house`: prints the current numbers and lowers the ceilings to them. */
const imports = readImports();
const now = measured(imports);

function print(title: string, lines: readonly string[]): void {
  console.info(`${title}: ${lines.length}`);
  for (const line of lines) console.info(`  ${line}`);
}

const max = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort((a, b) => b[1] - a[1]).map(([place, count]) => `${count} ${place}`);

print('Imports back up between modules of the API', importsBackUp(imports));
print(
  'Import cycles, types included',
  findCycles(imports).map((files) => files.join(', ')),
);
print(
  'Folders with circles among what stands in them',
  [...findCircles(imports)].flatMap(([folder, circles]) =>
    circles.map((one) => `${folder}: ${one}`),
  ),
);
print('Twins in two features, per cent alike', max(now.twins));
print('Folders with more than 25 files of code', max(now.crowdedFolders));
print('Functions with more than 100 lines', max(now.longFunctions));
print('Projects with more than 10,000 lines, in thousands', max(now.largeProjects));
print('Code that nothing checks, in thousands of lines', max(now.uncheckedCode));

const ceilings = lowered(readCeilings(), now);
writeFileSync(join(root, ceilingFile), `${JSON.stringify(ceilings, null, 2)}\n`);
