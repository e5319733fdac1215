import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { isSpec, read, sources } from '../tree';

/** Product code: neither specs nor files for specs only. */
export const productFiles: readonly string[] = sources.filter(
  (path) =>
    !isSpec(path) &&
    !/\.(fixture|contract|stories)\.tsx?$/.test(path) &&
    !/^apps\/(api\/src\/testing|storefront-e2e)\//.test(path),
);

const known = new Set(productFiles);

function resolve(from: string, target: string): string | undefined {
  const lib = /^@karvon\/([a-z-]+)$/.exec(target)?.[1];
  if (lib) return `libs/${lib}/src/index.ts`;
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
