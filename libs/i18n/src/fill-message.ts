import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '@karvon/contract';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { createFormat } from './format/create-format';

/** Wraps the text of `<link>…</link>`. */
type Around = (inner: ReactNode[]) => ReactNode;

/** A part of a message in a browser build: plain text, or a parsed element. */
export type MessagePart = string | MessageFormatElement;

/** Values by name: the value of `{name}`, or the function that wraps a tag's text. */
export type MessageValues = Readonly<Record<string, ReactNode | Date | Around>>;

interface Filling {
  locale: Locale;
  values: MessageValues;
  /** The value of `#` inside a plural. */
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

/** The dot of an abbreviation, as in «2026 г.», ends the sentence too. */
const join = (text: string, next: string) =>
  text.endsWith('.') && next.startsWith('.') ? text + next.slice(1) : text + next;

/** Fills in the elements and joins neighbouring texts. */
function fillElements(elements: readonly MessagePart[], filling: Filling): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const part of elements.flatMap((element) => fillElement(element, filling))) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      parts[parts.length - 1] = join(last, part);
    else if (part !== null && part !== undefined && typeof part !== 'boolean') parts.push(part);
  }
  return parts;
}

/** React needs keys in lists; the index is enough because parts never change their order. */
function keyed(parts: ReactNode[]): ReactNode[] {
  return parts.map((part, index) =>
    isValidElement(part) ? createElement(Fragment, { key: index }, part) : part,
  );
}

/**
 * Fills values into a parsed message. Numbers and plural forms use our own data: Chromium has no Uzbek data, so its
 * results would differ from the server's.
 * @returns a string, or React nodes when a value is an element
 * @throws TypeError for a missing value, or for a date, which the caller must format
 */
export function fillMessage(
  elements: readonly MessagePart[],
  locale: Locale,
  values: MessageValues = {},
): ReactNode {
  const parts = fillElements(elements, { locale, values });
  return parts.length > 1 ? keyed(parts) : (parts[0] ?? '');
}
