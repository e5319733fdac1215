import ts from 'typescript';
import type { Naming } from './naming.ts';

/** The kinds of nodes that contain lists, each with the divider of its entries. */
const dividers = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.SourceFile, ''],
  [ts.SyntaxKind.Block, ''],
  [ts.SyntaxKind.InterfaceDeclaration, ''],
  [ts.SyntaxKind.TypeLiteral, ''],
  [ts.SyntaxKind.UnionType, ' |'],
  [ts.SyntaxKind.ArrayLiteralExpression, ','],
  [ts.SyntaxKind.ObjectLiteralExpression, ','],
  [ts.SyntaxKind.ObjectBindingPattern, ','],
  [ts.SyntaxKind.HeritageClause, ','],
  [ts.SyntaxKind.NamedImports, ','],
  [ts.SyntaxKind.NamedExports, ','],
]);

/** The name of an entry; for a row of a table its first cell, for a call the text at its beginning. */
function nameOf(entry: ts.Node): ts.Node | undefined {
  if (ts.isVariableStatement(entry)) return entry.declarationList.declarations[0]?.name;
  if (ts.isArrayLiteralExpression(entry)) return entry.elements[0];
  if (ts.isImportDeclaration(entry)) return entry.importClause;
  if (ts.isExportDeclaration(entry)) return entry.exportClause;
  if (ts.isExpressionStatement(entry) && ts.isCallExpression(entry.expression)) {
    const [first] = entry.expression.arguments;
    if (first && ts.isStringLiteral(first)) return first;
  }
  return (entry as { name?: ts.Node }).name;
}

/**
 * The text of a shared file in which every entry named after the model has a twin for the new supplier, below it. An entry
 * without a name of its own gets one if it mentions the model and contains no smaller entry that does.
 */
export function twinEntries(path: string, text: string, { mentions, rename }: Naming): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const twins: { at: number; text: string }[] = [];

  /** Whether the whole entry gets a twin; otherwise entries inside it may. */
  function isNamedAfter(entry: ts.Node): boolean {
    const name = nameOf(entry);
    if (!name || ts.isObjectBindingPattern(name) || !mentions(name.getText())) return false;
    const from = ts.isImportDeclaration(entry) || ts.isExportDeclaration(entry);
    return !from || (!!entry.moduleSpecifier && mentions(entry.moduleSpecifier.getText()));
  }

  function hasTwin(entry: ts.Node): boolean {
    if (isNamedAfter(entry)) return true;
    const before = twins.length;
    visit(entry);
    return twins.length === before && !nameOf(entry) && mentions(entry.getText());
  }

  /** Neighbours with twins stay together: their twins stand below the last of them. */
  function twinList(entries: ts.NodeArray<ts.Node>, divider: string): void {
    const twinned = entries.map(hasTwin);
    let run = '';
    entries.forEach((entry, index) => {
      if (!twinned[index]) return;
      run += divider + rename(entry.getFullText());
      if (twinned[index + 1]) return;
      twins.push({ at: entry.end, text: run });
      run = '';
    });
  }

  function visit(node: ts.Node): void {
    const divider = dividers.get(node.kind);
    ts.forEachChild(node, visit, (list) => {
      if (divider === undefined) list.forEach(visit);
      else twinList(list, divider);
    });
  }

  visit(file);
  return twins
    .sort((a, b) => b.at - a.at)
    .reduce((changed, { at, text: twin }) => changed.slice(0, at) + twin + changed.slice(at), text);
}
