import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tree';

export interface Sample {
  /** A path inside a project; the file need not exist. */
  file: string;
  code: string;
}

export interface LintError {
  rule: string | null;
  message: string;
}

/** The errors that the workspace's own ESLint rules report for each sample, in the samples' order. */
export function lintSamples(samples: readonly Sample[]): LintError[][] {
  const program = join(root, 'tools/conformance/src/lint/run-lint-samples.ts');
  const env = { ...process.env, NX_DAEMON: 'false', ESLINT_USE_FLAT_CONFIG: 'false' };
  const run = spawnSync(process.execPath, ['--disable-warning=ESLintRCWarning', program], {
    input: JSON.stringify(samples),
    encoding: 'utf8',
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(run.stderr || run.stdout);
  return JSON.parse(run.stdout.trim().split('\n').pop() ?? '[]') as LintError[][];
}
