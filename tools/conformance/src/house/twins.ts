import { projects, read } from '../tree';
import { productFiles } from './import-graph';

const alike = 0.6;
const fewestLines = 12;

interface Lines {
  path: string;
  project: string;
  /** Each line with its number of occurrences. */
  counts: Map<string, number>;
  total: number;
}

const features = projects.filter(({ tags }) => tags.includes('type:feature'));

/** Relevant lines, without the names of the two products: copies for air and hotels differ mostly in them. */
function linesOf(path: string, project: string): Lines {
  const lines = read(path)
    .replace(/\b(air|hotel|flight|room)s?(?=[A-Z-])|(Air|Hotel|Flight|Room)(?=[A-Z])/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 3 && !line.startsWith('import '));
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return { path, project, counts, total: lines.length };
}

function likeness(a: Lines, b: Lines): number {
  let common = 0;
  for (const [line, count] of a.counts) common += Math.min(count, b.counts.get(line) ?? 0);
  return (2 * common) / (a.total + b.total);
}

/** Pairs of files of two features with more equal than different lines, and the share of equal ones, in per cent. */
export function findTwins(): Map<string, number> {
  const files = features
    .flatMap(({ folder, name }) =>
      productFiles
        .filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('/index.ts'))
        .map((path) => linesOf(path, name)),
    )
    .filter(({ total }) => total >= fewestLines);
  const pairs = files.flatMap((a, index) =>
    files
      .slice(index + 1)
      .filter((b) => b.project !== a.project)
      .map((b) => [`${a.path} = ${b.path}`, likeness(a, b)] as const),
  );
  return new Map(
    pairs
      .filter(([, share]) => share >= alike)
      .map(([pair, share]) => [pair, Math.floor(share * 100)]),
  );
}
