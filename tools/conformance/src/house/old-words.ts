import { basename } from 'node:path';
import ts from 'typescript';
import { read } from '../tree';
import { productFiles } from './import-graph';

/** Words that the glossary replaces, with their replacements. */
const replaced = {
  answer: 'response',
  answers: 'responses',
  asked: 'requested',
  told: 'notified',
  most: 'max',
  kept: 'cached or stored',
} as const;

/** Names in which the word means what a person does, not what a program sends. */
const spoken = [
  // A hotel answers a request for a room; a traveller answers an airline's change.
  /^(answerBy|answerMs|answerRequest|createRequestAnswer|AnswerRequestDeps|answer-request)$/,
  // The English phrase "at most".
  /^atMost$/,
  // The money that the carrier or the hotel keeps.
  /^(tariffKept|keptShare)$/,
];

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-.]/);

function oldWordOf(name: string): keyof typeof replaced | undefined {
  if (spoken.some((pattern) => pattern.test(name))) return undefined;
  return wordsOf(name).find((word): word is keyof typeof replaced => Object.hasOwn(replaced, word));
}

/** The names of types, functions and classes that a file declares. */
function* declaredNames(path: string): Generator<string> {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const named =
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name));
    if (named && node.name) found.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  yield* found;
}

/** Names of files and declarations that use an old word, with the glossary's word. */
export function oldWords(): string[] {
  const wrong: string[] = [];
  for (const path of productFiles) {
    const file = basename(path).replace(/\.[a-z]+$/, '');
    for (const name of [file, ...declaredNames(path)]) {
      const word = oldWordOf(name);
      if (word) wrong.push(`${path}: ${name} (${word} is ${replaced[word]})`);
    }
  }
  return wrong;
}
