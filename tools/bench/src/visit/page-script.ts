import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * A script that runs in a page before the page's own ones, for `addInitScript`: our file without its types. The loader that runs the
 * benches would add helpers, which the page lacks.
 */
export function pageScript(path: string): { content: string } {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  });
  return { content: outputText };
}
