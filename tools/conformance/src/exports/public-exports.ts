import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { exists, projects, read } from '../tree';

export const pinFile = 'tools/conformance/public-exports.json';

/** The exported names of a lib's index.ts, with types marked, and those of its lists by area; the files are parsed, not run. */
function exportsOf(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): string[] => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      const { elements } = statement.exportClause;
      return elements.map(({ isTypeOnly, name }) =>
        isTypeOnly || statement.isTypeOnly ? `type ${name.text}` : name.text,
      );
    }
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.exportClause) {
      const list = (statement.moduleSpecifier as ts.StringLiteral).text;
      return exportsOf(join(dirname(file), `${list}.ts`));
    }
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      return [`type ${statement.name.text}`];
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return [statement.name?.text ?? 'default'];
    return [];
  });
}

/** The exports of each lib, sorted, by its name. */
export function publicExports(): Record<string, string[]> {
  const libs = projects
    .filter(({ folder }) => folder.startsWith('libs/') && exists(`${folder}/src/index.ts`))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(
    libs.map(({ folder, name }) => [name, exportsOf(`${folder}/src/index.ts`).sort()]),
  );
}
