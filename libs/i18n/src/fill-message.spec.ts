import { createIntl as createReactIntl } from 'react-intl';
import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readCatalogue } from '../vite/catalogue-plugin';
import { createIntl } from './create-intl';

const counts = [0, 1, 2, 5, 11, 21, 102, 1.5];
type Values = Record<string, string | number | ((inner: unknown[]) => string)>;

/** Sample values for a message, one set for each plural count and each choice. */
function* samples(elements: MessageFormatElement[]): Generator<Values> {
  const choices = new Map<string, Values[string][]>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const { value } = element;
    if (element.type === TYPE.tag) choices.set(value, [(inner) => `[${inner.join('|')}]`]);
    else if (element.type === TYPE.plural || element.type === TYPE.number)
      choices.set(value, counts);
    else if (element.type === TYPE.select) choices.set(value, Object.keys(element.options));
    else if (!choices.has(value)) choices.set(value, [`‹${value}›`]);
    if ('children' in element) element.children.forEach(visit);
    if ('options' in element)
      Object.values(element.options)
        .flatMap((o) => o.value)
        .forEach(visit);
  };
  elements.forEach(visit);
  for (let turn = 0; turn < counts.length; turn += 1)
    yield Object.fromEntries(
      [...choices].map(([name, values]) => [name, values[turn % values.length]!]),
    );
}

test.each(['ru', 'uz'] as const)('every message of %s is formatted as by react-intl', (locale) => {
  const texts = readCatalogue(locale);
  const theirs = createReactIntl({ locale, messages: texts });
  const ours = createIntl(locale, texts);
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  for (const [id, text] of Object.entries(texts))
    for (const values of samples(text))
      expect([id, ours.formatMessage({ id }, values)]).toEqual([
        id,
        theirs.formatMessage({ id }, values),
      ]);
});

test('a date that ends with «г.» ends its sentence with one dot', () => {
  const { formatMessage } = createIntl('ru', { a: 'Хранится до {day}.', b: '{who}...' });
  expect(formatMessage({ id: 'a' }, { day: '17 декабря 2026 г.' })).toBe(
    'Хранится до 17 декабря 2026 г.',
  );
  expect(formatMessage({ id: 'b' }, { who: 'ждём' })).toBe('ждём...');
});

test('a missing value throws an error with its name', () => {
  const { formatMessage } = createIntl('ru', { a: 'Цена {price}' });
  expect(() => formatMessage({ id: 'a' })).toThrow('Error formatting message: "a"');
});
