import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { expectNone } from '../expect-none';
import { renderMessage } from './render-message';
import { sheetRows } from './sheet';
import { sourceMessages } from './source-messages';
import { isSpec, read, sources } from '../tree';

const languages = ['ru', 'uz'] as const;
const sheet = { ru: sheetRows('ru'), uz: sheetRows('uz') };
const messages = sourceMessages();
/** Words that put a number's noun into the genitive: «до 21 балла». */
const genitive =
  /(^|[^\p{L}])(до|от|из|без|около|кроме|не (больше|меньше|более|менее|раньше|позже))\s$/iu;

/** Every plural of a text with the words before it. */
function plurals(
  elements: MessageFormatElement[],
): [before: string, plural: MessageFormatElement][] {
  return elements.flatMap((element, index) => {
    const previous = elements[index - 1];
    const before = previous?.type === TYPE.literal ? previous.value : '';
    const inner =
      element.type === TYPE.tag
        ? plurals(element.children)
        : 'options' in element
          ? Object.values(element.options).flatMap(({ value }) => plurals(value))
          : [];
    return element.type === TYPE.plural ? [[before, element] as const, ...inner] : inner;
  }) as [string, MessageFormatElement][];
}

const wordsOf = (element: MessageFormatElement, category: string): string | undefined => {
  const options = 'options' in element ? element.options : {};
  const chosen = options[category] ?? options['other'];
  return chosen?.value.map((part) => (part.type === TYPE.literal ? part.value : '#')).join('');
};

test('every text is in the sheet, rendered with real values', () => {
  for (const language of languages) {
    expect(sheet[language].length).toBeGreaterThan(messages.length);
    expectNone(
      sheet[language]
        .filter(
          ({ id, rendered }) =>
            id && rendered.some((text) => text.trim() === '' && rendered.length === 1),
        )
        .map(({ id }) => id),
      'write the text.',
    );
  }
  expect(
    renderMessage('x', '{n, plural, one {# гость} few {# гостя} other {# гостей}}', 'ru'),
  ).toEqual(['0 гостей', '1 гость', '2 гостя', '5 гостей', '11 гостей', '21 гость', '111 гостей']);
});

test('after «до», «от», «не больше» a number has its noun in the genitive', () =>
  expectNone(
    messages.flatMap(({ id, defaultMessage }) =>
      plurals(parse(defaultMessage))
        .filter(
          ([before, plural]) =>
            genitive.test(before) && wordsOf(plural, 'few') !== wordsOf(plural, 'many'),
        )
        .map(([before]) => `${id}: «${before.trim()}» in “${defaultMessage}”`),
    ),
    'write {n, plural, one {# балла} other {# баллов}}.',
  ));

test('points after «до», «от», «не больше» are counted by the message itself', () => {
  const given = sources
    .filter((path) => path.endsWith('.tsx') && !isSpec(path))
    .flatMap((path) =>
      [...read(path).matchAll(/(\w+): format\.points\(/g)].map(([, name]) => ({
        name,
        lib: path.split('/')[1],
      })),
    );
  expect(given.length).toBeGreaterThan(0);
  expectNone(
    given.flatMap(({ name, lib }) =>
      messages
        .filter(({ id }) => id.startsWith(`${lib}.`))
        .filter(({ defaultMessage }) => {
          const at = defaultMessage.indexOf(`{${name}}`);
          return at > 0 && genitive.test(defaultMessage.slice(0, at));
        })
        .map(({ id, defaultMessage }) => `${id}: “${defaultMessage}”`),
    ),
    'give the number and write the genitive: {max, plural, one {# балла} other {# баллов}}.',
  );
});

test('no message drops its number: the Russian form «one» also counts 21 and 31', () =>
  expectNone(
    messages.flatMap(({ id, defaultMessage }) =>
      plurals(parse(defaultMessage))
        .filter(([, plural]) => 'options' in plural && plural.options['one'])
        .filter(
          ([, plural]) =>
            !wordsOf(plural, 'one')!.includes('#') && wordsOf(plural, 'many')!.includes('#'),
        )
        .map(() => `${id}: “${defaultMessage}”`),
    ),
    'write =1 for what is said of one only, and a # into the form «one».',
  ));

test('a percent sign follows its number without a space, and no text names a time zone by its offset', () => {
  const all = languages
    .flatMap((language) => sheet[language])
    .filter(({ file }) => !file.includes('/ops/'));
  const wrong = (pattern: RegExp) =>
    all.flatMap(({ file, id, rendered }) =>
      rendered
        .filter((text) => pattern.test(text))
        .map((text) => `${file} ${id}: “${text.slice(0, 120)}”`),
    );
  expectNone(wrong(/[\d}]\s%/u), 'write 40%.');
  expectNone(wrong(/UTC\s?[+−-]?\d|GMT[+−-]/u), 'name the city: edition.support.clock.');
});

const controls = new Set(['button', 'Button', 'a', 'Link', 'NavLink', 'IconButton']);

/** Controls that contain a live region: browsers leave its words out of the control's name. */
function namelessControls(path: string): string[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node, inside: boolean): void => {
    const opening = ts.isJsxElement(node)
      ? node.openingElement
      : ts.isJsxSelfClosingElement(node)
        ? node
        : undefined;
    const live = opening?.attributes.properties.some((one) =>
      /^role="(status|alert|log|timer)"$/.test(one.getText()),
    );
    if (inside && live)
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    const control = opening !== undefined && controls.has(opening.tagName.getText());
    ts.forEachChild(node, (child) => visit(child, inside || control));
  };
  visit(file, false);
  return found;
}

test('every button is found by its name: none has its words in a live region', () =>
  expectNone(
    sources.filter((path) => path.endsWith('.tsx') && !isSpec(path)).flatMap(namelessControls),
    'announce beside the button, in a <VisuallyHidden role="status">.',
  ));
