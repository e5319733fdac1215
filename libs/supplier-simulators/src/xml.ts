import { XMLBuilder, XMLParser } from 'fast-xml-parser';

/** An element: attributes under '@Name', children under their names, its own text under '#text'. */
export type Element = Record<string, unknown>;

const attributes = { ignoreAttributes: false, attributeNamePrefix: '@' } as const;
const parser = new XMLParser({ ...attributes, parseAttributeValue: false, parseTagValue: false });
const builder = new XMLBuilder({
  ...attributes,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** The root element of a document by its name; undefined when there is none. */
export function readRoot(name: string, xml: string): Element | undefined {
  const root = (parser.parse(xml) as Element)[name];
  if (root === undefined) return undefined;
  return root === '' ? {} : (root as Element);
}

export const writeXml = (body: unknown): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(body) as string}`;

/** Children of one name: none, one or many. */
export const childrenOf = (element: unknown, name: string): Element[] => {
  const children = (element as Element | undefined)?.[name];
  if (children === undefined) return [];
  return (Array.isArray(children) ? children : [children]) as Element[];
};

/** The text of a child, or ''. */
export function textOf(element: unknown, name: string): string {
  const child = (element as Element | undefined)?.[name];
  return String((typeof child === 'object' ? (child as Element)['#text'] : child) ?? '');
}
