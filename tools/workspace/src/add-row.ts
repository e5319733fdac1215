import type { Tree } from '@nx/devkit';
import type { ProjectShape } from './project-shape.ts';

const document = 'docs/architecture.md';

/**
 * Adds a lib to the table "Where code lives": features share one row, any other lib gets a row of its own above the tools, with a
 * sentence to fill in.
 * @throws Error when this function no longer recognises the table
 */
export function addRow(tree: Tree, { name, type, scope }: ProjectShape): void {
  const lines = (tree.read(document, 'utf-8') ?? '').split('\n');
  const features = lines.findIndex((line) => line.endsWith('| feature, storefront |'));
  const tools = lines.findIndex((line) => line.startsWith('| `tools/'));
  if (features < 0 || tools < 0)
    throw new Error(`The table of ${document} has changed: mend addRow in tools/workspace.`);
  const row = `| \`libs/${name}\` | One sentence: what this lib knows that no other does. | ${type}, ${scope} |`;
  const changed =
    type === 'feature'
      ? lines.with(features, lines[features]!.replace(' | ', ` \`${name}\` | `))
      : lines.toSpliced(tools, 0, row);
  tree.write(document, changed.join('\n'));
}
