import ts from 'typescript';
import { read, sources } from '../tree';

/** A message as its component's *.messages.ts defines it. */
export interface SourceMessage {
  id: string;
  /** The Russian text. */
  defaultMessage: string;
  description: string;
  file: string;
}

/** The text of a literal; `'a' + 'b'` counts as one. Undefined for an expression that has to be computed. */
function literal(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const [left, right] = [literal(node.left), literal(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

function messageIn(node: ts.ObjectLiteralExpression, file: string): SourceMessage | undefined {
  const fields: Record<string, string> = {};
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const text = literal(property.initializer);
    if (text !== undefined) fields[property.name.getText().replace(/['"]/g, '')] = text;
  }
  const { id, defaultMessage, description } = fields;
  if (id === undefined) return undefined;
  if (!defaultMessage || !description)
    throw new Error(`${file}: message ${id} needs a literal defaultMessage and description`);
  return { id, defaultMessage, description, file };
}

function messagesIn(file: string): SourceMessage[] {
  const found: SourceMessage[] = [];
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const message = ts.isObjectLiteralExpression(node) ? messageIn(node, file) : undefined;
    if (message) found.push(message);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every message of every *.messages.ts, sorted by id. The files are read, not run: a component need not compile. Throws when two
 * messages share an id.
 */
export function sourceMessages(): SourceMessage[] {
  const all = sources.filter((path) => path.endsWith('.messages.ts')).flatMap(messagesIn);
  const byId = new Map<string, SourceMessage>();
  for (const message of all) {
    const other = byId.get(message.id);
    if (other)
      throw new Error(`Message id ${message.id} is in ${other.file} and in ${message.file}`);
    byId.set(message.id, message);
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The catalogue a message belongs to: the first part of its id. */
export const namespaceOf = (id: string): string => id.split('.')[0] ?? id;

/** The Russian catalogues that result from the sources: file content by namespace. */
export function russianCatalogues(): Map<string, string> {
  const byNamespace = new Map<string, Record<string, string>>();
  for (const { id, defaultMessage } of sourceMessages()) {
    const entries = byNamespace.get(namespaceOf(id)) ?? {};
    byNamespace.set(namespaceOf(id), Object.assign(entries, { [id]: defaultMessage }));
  }
  return new Map(
    [...byNamespace].map(([namespace, entries]) => [
      namespace,
      `${JSON.stringify(entries, null, 2)}\n`,
    ]),
  );
}
