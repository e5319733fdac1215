/**
 * Lints the samples from stdin (`[{file, code}]`) with the workspace's own rules and prints the errors of each as `[{rule,
 * message}]`. A separate program, because ESLint's plugins are ES modules that Jest cannot load.
 */
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { loadESLint } from 'eslint';
import type { LintError, Sample } from './lint-samples.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
process.chdir(root);

// The boundary rule reads the project graph from Nx's cache: make sure that it exists and is current.
await createProjectGraphAsync();

const ESLint = await loadESLint({ useFlatConfig: false });
const eslint = new ESLint({ cwd: root, reportUnusedDisableDirectives: 'error' });
const samples: Sample[] = JSON.parse(await text(process.stdin));
const found: LintError[][] = [];
for (const { file, code } of samples) {
  const [result] = await eslint.lintText(code, { filePath: file });
  const errors = (result?.messages ?? []).filter(({ severity }) => severity === 2);
  found.push(errors.map(({ ruleId, message }) => ({ rule: ruleId, message })));
}
console.log(JSON.stringify(found));
