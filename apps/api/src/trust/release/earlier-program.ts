import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(__dirname, '../../../../..');

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: workspace,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commit that added a migration; undefined without history, as in an export or a shallow copy. */
export function commitOf(migration: string): string | undefined {
  try {
    // Migrations have moved once: the oldest commit is the one that wrote it.
    const path = `:(glob)**/migrations/${migration}.sql`;
    const commit = git('log', '--diff-filter=A', '--format=%H', '--', path).split('\n').pop()!;
    // The first commit of a shallow copy adds every file.
    git('rev-parse', '--verify', `${commit}^`);
    return commit;
  } catch {
    return undefined;
  }
}

export interface EarlierProgram {
  /** The path of its main.js. */
  main: string;
  remove(): void;
}

/** Builds the API as it was at a commit, with the packages that are installed now. */
export function buildEarlierProgram(commit: string): EarlierProgram {
  const folder = mkdtempSync(join(tmpdir(), 'karvon-earlier-'));
  const sources = execFileSync('git', ['archive', commit], { cwd: workspace, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  symlinkSync(join(workspace, 'node_modules'), join(folder, 'node_modules'));
  const vite = join(workspace, 'node_modules/vite/bin/vite.js');
  const out = join(folder, 'dist/apps/api');
  execFileSync(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'error'], {
    cwd: join(folder, 'apps/api'),
    stdio: 'inherit',
  });
  return {
    main: join(out, 'src/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
