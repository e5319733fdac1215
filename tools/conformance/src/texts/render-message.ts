import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { sampleCounts, sampleValue } from './sample-values';
import type { Language } from './word-list';

type Value = string | number | ((inner: unknown[]) => string);

/** The values that a message may get, by name: numbers for its plurals, each choice of a select, a real value for others. */
function valuesOf(elements: MessageFormatElement[], language: Language): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const name = element.value;
    if (element.type === TYPE.tag) found.set(name, [(inner) => inner.join('')]);
    else if (element.type === TYPE.plural || element.type === TYPE.number)
      found.set(name, [...sampleCounts]);
    else if (element.type === TYPE.select) found.set(name, Object.keys(element.options));
    else if (!found.has(name)) found.set(name, [sampleValue(name, language)]);
    if ('children' in element) element.children.forEach(visit);
    if ('options' in element)
      Object.values(element.options)
        .flatMap(({ value }) => value)
        .forEach(visit);
  };
  elements.forEach(visit);
  return found;
}

/** A message as visitors read it: once for each number and choice, without duplicates. */
export function renderMessage(id: string, text: string, language: Language): string[] {
  const values = valuesOf(parse(text), language);
  const intl = createIntl({ locale: language, messages: { [id]: text } });
  const turns = Math.max(1, ...[...values.values()].map(({ length }) => length));
  const rendered = Array.from({ length: turns }, (_, turn) =>
    intl.formatMessage(
      { id },
      Object.fromEntries([...values].map(([name, list]) => [name, list[turn % list.length]!])),
    ),
  );
  return [...new Set(rendered.map(String))];
}
