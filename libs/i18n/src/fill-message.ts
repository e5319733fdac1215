import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@karvon/contract';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { createFormat } from './format/create-format';

/** Around the text of `<link>…</link>`. */
type Around = (inner: ReactNode[]) => ReactNode;

/** A message as a browser's build writes it: texts as they are, and what stands between them. */
export type MessagePart = string | MessageFormatElement;

/** By name: what `{name}` stands for, or what is put around a tag's text. */
export type MessageValues = Readonly<Record<string, ReactNode | Date | Around>>;

interface Filling {
  locale: Locale;
  values: MessageValues;
  /** What `#` stands for inside a plural. */
  count?: number;
}

function valueOf(name: string, { values }: Filling): unknown {
  if (!(name in values)) throw new TypeError(`No value for {${name}}`);
  return values[name];
}

function choose(options: Record<string, { value: MessagePart[] }>, keys: string[]) {
  const key = [...keys, 'other'].find((known) => Object.hasOwn(options, known));
  if (key === undefined) throw new TypeError(`No choice for ${keys.join(', ')}`);
  return options[key]!.value;
}

function fillElement(element: MessagePart, filling: Filling): ReactNode[] {
  if (typeof element === 'string') return [element];
  const { locale, count } = filling;
  const { number, plural } = createFormat(locale);
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.pound) return count === undefined ? [] : [number(count)];
  const value = valueOf(element.value, filling);
  switch (element.type) {
    case TYPE.argument:
      return [typeof value === 'number' ? String(value) : (value as ReactNode)];
    case TYPE.number:
      return [number(Number(value))];
    case TYPE.select:
      return fillElements(choose(element.options, [String(value)]), filling);
    case TYPE.plural: {
      const rest = Number(value) - element.offset;
      const chosen = choose(element.options, [`=${String(value)}`, plural(rest)]);
      return fillElements(chosen, { ...filling, count: rest });
    }
    case TYPE.tag:
      return [(value as Around)(keyed(fillElements(element.children, filling)))];
    default:
      throw new TypeError('Format dates with useFormat()');
  }
}

/** Neighbouring texts become one. */
function fillElements(elements: readonly MessagePart[], filling: Filling): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const part of elements.flatMap((element) => fillElement(element, filling))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== null && part !== undefined && typeof part !== 'boolean') parts.push(part);
  }
  return parts;
}

/** React asks for keys in lists; the parts of a text never change places. */
function keyed(parts: ReactNode[]): ReactNode[] {
  return parts.map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  );
}

/**
 * Puts values into a parsed message. Numbers and plural forms are the house's own, for Chromium has no Uzbek data and
 * would choose otherwise than the server.
 * @returns a string unless a value is an element, then what React shows
 * @throws TypeError for a missing value, or a date, which is to be formatted first
 */
export function fillMessage(
  elements: readonly MessagePart[],
  locale: Locale,
  values: MessageValues = {},
): ReactNode {
  const parts = fillElements(elements, { locale, values });
  return parts.length > 1 ? keyed(parts) : (parts[0] ?? '');
}
