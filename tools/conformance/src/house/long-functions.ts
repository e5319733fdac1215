import ts from 'typescript';
import { read } from '../tree';
import { productFiles } from './import-graph';

const maxLines = 100;

function nameOf(node: ts.FunctionLikeDeclaration): string | undefined {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : undefined;
}

/** Functions of product code with more than a hundred lines, as `file name`, with their number of lines. */
export function longFunctions(): Map<string, number> {
  const found = new Map<string, number>();
  for (const path of productFiles.filter((file) => /^(apps|libs)\//.test(file))) {
    const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
    const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
        const name = nameOf(node as ts.FunctionLikeDeclaration) ?? 'without a name';
        if (lines > maxLines) found.set(`${path} ${name}`, lines);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
