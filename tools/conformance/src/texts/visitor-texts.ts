import ts from 'typescript';
import { files, isSpec, read, readJson, sources } from '../tree';
import type { Language } from './word-list';

/** A text that a visitor reads. */
export interface VisitorText {
  language: Language;
  /** The file and, for a message, its id. */
  place: string;
  text: string;
}

const languages: readonly Language[] = ['ru', 'uz'];

function catalogueTexts(language: Language): VisitorText[] {
  return files
    .filter((path) => path.startsWith(`libs/i18n/catalogues/${language}/`))
    .flatMap((path) => Object.entries(readJson<Record<string, string>>(path)))
    .map(([place, text]) => ({ language, place, text }));
}

const contentTexts = (language: Language): VisitorText[] =>
  files
    .filter((path) => path.startsWith(`apps/api/content/${language}/`) && path.endsWith('.md'))
    .map((place) => ({ language, place, text: read(place) }));

/** `Order ${order.number}` as `Order {number}`, the way the catalogues write it. */
function templateText(node: ts.TemplateExpression): string {
  const name = (expression: ts.Expression): string =>
    ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return node.templateSpans.reduce(
    (text, span) => `${text}{${name(span.expression)}}${span.literal.text}`,
    node.head.text,
  );
}

function literalsOf(path: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) found.push(templateText(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true));
  return found;
}

/** The files of the server and the editions with texts: both languages are in one file. */
const spoken = /^(apps\/api\/src\/|libs\/edition\/src\/|libs\/sandbox-world\/src\/hotels\/)/;
const silent = /(\.fixture\.ts|\/testing\/|pin-rules\.ts|heading-anchor\.ts)/;

const sourceTexts = (): VisitorText[] =>
  sources
    .filter((path) => spoken.test(path) && !silent.test(path) && !isSpec(path))
    .filter((path) => /\p{Script=Cyrillic}/u.test(read(path)))
    .flatMap((place) => literalsOf(place).map((text) => ({ place, text })))
    .map(({ place, text }) => ({
      language: /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'uz',
      place,
      text,
    }));

/** Every text of pages, e-mails, SMS, documents and help in both languages. */
export const visitorTexts = (): VisitorText[] => [
  ...languages.flatMap((language) => [...catalogueTexts(language), ...contentTexts(language)]),
  ...sourceTexts(),
];
