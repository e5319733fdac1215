import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice } from './say.ts';
import { root } from './workspace.ts';

/** The files that are inputs of each task, 'project:target'. */
type TaskInputs = Map<string, Set<string>>;

/**
 * Asks Nx for the inputs of every task: the files whose content decides whether its last result is still valid.
 * @param targets names of targets; projects without one are left out
 * @returns `tasks`, a map from 'project:target' to a set of paths from the root; `projects`, a map from name to folder
 */
export async function readTaskInputs(targets: readonly string[]): Promise<{
  tasks: TaskInputs;
  projects: Map<string, string>;
}> {
  process.env.NX_DAEMON = 'false';
  const { createProjectGraphAsync } = await import('@nx/devkit');
  // Nx uses this for `nx show target --inputs`: one plan of all tasks takes 0.2 s, one process for each would take minutes.
  const { HashPlanInspector } = await import('nx/src/hasher/hash-plan-inspector.js');
  const graph = await createProjectGraphAsync();
  const inspector = new HashPlanInspector(graph);
  await inspector.init();
  const names = Object.keys(graph.nodes);
  const plan = inspector.inspectHashPlan(names, [...targets]);
  const tasks = Object.entries(plan)
    .filter(([task]) => targets.includes(targetOf(task)))
    .map(([task, inputs]): [string, Set<string>] => [
      task,
      new Set(inputs.filter((input) => input.startsWith('file:')).map((input) => input.slice(5))),
    ]);
  const projects = Object.values(graph.nodes).map(({ name, data }): [string, string] => [
    name,
    data.root,
  ]);
  return { tasks: new Map(tasks), projects: new Map(projects) };
}

const targetOf = (task: string): string => task.split(':')[1] ?? '';

/** The tasks, as 'project:target', for which at least one of `paths` is an input. */
export const tasksOf = (tasks: TaskInputs, paths: readonly string[]): string[] =>
  [...tasks].filter(([, inputs]) => paths.some((path) => inputs.has(path))).map(([task]) => task);

/**
 * A deleted file is an input of no task: it counts as a change of its project's description, and thereby of everything that uses
 * the project. Outside of all projects it counts as a change of all files beside it, because inputs name whole folders there; at
 * the root, and without files beside it, as a change of nx.json, which affects everything.
 * @param files every file that is an input of some task
 */
export function standIns(
  path: string,
  projects: ReadonlyMap<string, string>,
  files: Iterable<string>,
): string[] {
  const folders = [...projects.values()].filter((folder) => path.startsWith(`${folder}/`));
  const deepest = folders.sort((a, b) => b.length - a.length)[0];
  if (deepest) return [`${deepest}/project.json`];
  const folder = dirname(path);
  const beside = folder === '.' ? [] : [...files].filter((file) => dirname(file) === folder);
  return beside.length > 0 ? beside : ['nx.json'];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const paths = (output: string): string[] => output.split('\0').filter(Boolean);

/** Files that differ from the common ancestor of `ref` and this branch: committed, uncommitted and new ones. */
export function changedFiles(ref: string): string[] {
  let base: string;
  try {
    base = git('merge-base', ref, 'HEAD').trim();
  } catch {
    throw new Advice(`--since=${ref}: this is no commit that shares history with the current one.`);
  }
  return [
    ...paths(git('diff', '--name-only', '--no-renames', '-z', base)),
    ...paths(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}

/**
 * The targets that a change touches.
 * @returns a map from target to the names of its projects; empty when nothing is touched
 */
export async function tasksOfChange(
  ref: string,
  targets: readonly string[],
): Promise<Map<string, string[]>> {
  const { tasks, projects } = await readTaskInputs(targets);
  const files = new Set([...tasks.values()].flatMap((inputs) => [...inputs]));
  const changed = changedFiles(ref).flatMap((path) =>
    existsSync(join(root, path)) ? path : standIns(path, projects, files),
  );
  const touched = new Map<string, string[]>();
  for (const task of tasksOf(tasks, changed)) {
    const [project = '', target = ''] = task.split(':');
    touched.set(target, [...(touched.get(target) ?? []), project]);
  }
  return touched;
}
