import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';
import { isSpec, read, readJson, sources } from '../tree';

/** Product code: neither specs nor files for specs only. */
export const productFiles: readonly string[] = sources.filter(
  (path) =>
    !isSpec(path) &&
    !/\.(fixture|contract|stories)\.tsx?$/.test(path) &&
    !/^(apps\/(api\/src\/testing|storefront-e2e)|libs\/api\/[a-z/-]+\/src\/testing)[/.]/.test(path),
);

const known = new Set(productFiles);
const { paths } = readJson<{ compilerOptions: { paths: Record<string, string[]> } }>(
  'tsconfig.base.json',
).compilerOptions;

/** The files that `paths` of tsconfig.base.json names for an import: '@karvon/money' → 'libs/money/src/index.ts', … */
function filesOfAlias(target: string): string[] {
  const [alias, files] =
    Object.entries(paths).find(([pattern]) => target.startsWith(pattern.replace('*', ''))) ?? [];
  const name = alias && target.slice(alias.length - 1);
  return name && files ? files.map((file) => normalize(file.replace('*', name))) : [];
}

function resolve(from: string, target: string): string | undefined {
  const aliased = filesOfAlias(target);
  if (aliased.length > 0) return aliased.find((file) => known.has(file));
  if (!target.startsWith('.')) return undefined;
  const path = join(dirname(from), target);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => known.has(file));
}

/** The imports between product files: types and dynamic `import()` count like any other. */
export function readImports(files: readonly string[] = productFiles): Map<string, string[]> {
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(read(file), true, true);
      const targets = importedFiles.flatMap(({ fileName }) => resolve(file, fileName) ?? []);
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Groups of files that reach each other (Tarjan): each is a cycle, or several that share files. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): void {
    order.set(file, order.size);
    low.set(file, order.get(file)!);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
