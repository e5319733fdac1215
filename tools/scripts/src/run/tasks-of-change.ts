import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Advice } from './say.mjs';
import { root } from './workspace.mjs';

/**
 * Asks Nx for the inputs of every task: the files whose content decides whether its last result is still valid.
 * @param targets names of targets; projects without one are left out
 * @returns `tasks`, a map from 'project:target' to a set of paths from the root; `projects`, a map from name to folder
 */
export async function readTaskInputs(targets) {
  process.env.NX_DAEMON = 'false';
  const { createProjectGraphAsync } = await import('@nx/devkit');
  // Nx uses this for `nx show target --inputs`: one plan of all tasks takes 0.2 s, one process for each would take minutes.
  const { HashPlanInspector } = await import('nx/src/hasher/hash-plan-inspector.js');
  const graph = await createProjectGraphAsync();
  const inspector = new HashPlanInspector(graph);
  await inspector.init();
  const names = Object.keys(graph.nodes);
  const plan = inspector.inspectHashPlan(names, targets);
  const tasks = Object.entries(plan)
    .filter(([task]) => targets.includes(task.split(':')[1]))
    .map(([task, inputs]) => [
      task,
      new Set(inputs.filter((input) => input.startsWith('file:')).map((input) => input.slice(5))),
    ]);
  const projects = names.map((name) => [name, graph.nodes[name].data.root]);
  return { tasks: new Map(tasks), projects: new Map(projects) };
}

/** The tasks, as 'project:target', for which at least one of `paths` is an input. */
export const tasksOf = (tasks, paths) =>
  [...tasks].filter(([, inputs]) => paths.some((path) => inputs.has(path))).map(([task]) => task);

/**
 * A deleted file is an input of no task: it counts as a change of its project's description, and thereby of everything that uses
 * the project. Outside of all projects it counts as a change of all files beside it, because inputs name whole folders there; at
 * the root, and without files beside it, as a change of nx.json, which affects everything.
 * @param files every file that is an input of some task
 */
export function standIns(path, projects, files) {
  const folders = [...projects.values()].filter((folder) => path.startsWith(`${folder}/`));
  const deepest = folders.sort((a, b) => b.length - a.length)[0];
  if (deepest) return [`${deepest}/project.json`];
  const folder = dirname(path);
  const beside = folder === '.' ? [] : [...files].filter((file) => dirname(file) === folder);
  return beside.length > 0 ? beside : ['nx.json'];
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const paths = (output) => output.split('\0').filter(Boolean);

/** Files that differ from the common ancestor of `ref` and this branch: committed, uncommitted and new ones. */
export function changedFiles(ref) {
  let base;
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
export async function tasksOfChange(ref, targets) {
  const { tasks, projects } = await readTaskInputs(targets);
  const files = new Set([...tasks.values()].flatMap((inputs) => [...inputs]));
  const changed = changedFiles(ref).flatMap((path) =>
    existsSync(join(root, path)) ? path : standIns(path, projects, files),
  );
  const touched = new Map();
  for (const task of tasksOf(tasks, changed)) {
    const [project, target] = task.split(':');
    touched.set(target, [...(touched.get(target) ?? []), project]);
  }
  return touched;
}
