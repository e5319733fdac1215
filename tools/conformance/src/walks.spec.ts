import { expectNone } from './expect-none';
import { exists, read } from './tree';

interface Step {
  walk: string;
  path: string;
  /** The names in code font that the sentence says are in the file. */
  names: string[];
}

const steps: Step[] = read('docs/walks.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [walk = '', ...parts] = section.split(/\n+(?=\d+\. `)/);
    return parts.map((part) => {
      const [path = '', ...names] = [...part.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
      return { walk, path, names };
    });
  });

const textOf = ({ path }: Step) => (exists(path) ? read(path) : '');

test('there are four walks of a dozen steps or more', () => {
  const walks = [...new Set(steps.map(({ walk }) => walk))];
  const short = walks.filter((name) => steps.filter(({ walk }) => walk === name).length < 12);
  expectNone(
    walks.length === 4 ? short : [`${walks.length} walks`],
    'docs/walks.md has four walks, each a heading and a numbered list.',
  );
});

test('every file of a walk exists, and is named once', () => {
  const missing = steps.filter(({ path }) => !exists(path)).map(({ path }) => `${path} is gone`);
  const twice = steps
    .filter(({ walk, path }, index) =>
      steps.slice(0, index).some((step) => step.walk === walk && step.path === path),
    )
    .map(({ walk, path }) => `${walk}: ${path} is named twice`);
  expectNone([...missing, ...twice], 'put docs/walks.md right.');
});

test('the names in a step occur in its file', () =>
  expectNone(
    steps.flatMap((step) =>
      step.names
        .filter((name) => !textOf(step).includes(name))
        .map((name) => `${step.path}: no ${name}`),
    ),
    'say in docs/walks.md what the file does now.',
  ));

/** Whether the name occurs in the file or in its path. */
const has = (step: Step, name: string) => step.path.includes(name) || textOf(step).includes(name);

test('every step but the first shares a name with a step before it, which leads to it', () =>
  expectNone(
    steps
      .filter((step, index) => {
        const before = steps.slice(0, index).filter(({ walk }) => walk === step.walk);
        const isLedTo = before.some((earlier) =>
          [...earlier.names, ...step.names].some((name) => has(earlier, name) && has(step, name)),
        );
        return before.length > 0 && !isLedTo;
      })
      .map(({ walk, path }) => `${walk}: nothing leads to ${path}`),
    'name in docs/walks.md what an earlier file hands to this one.',
  ));
