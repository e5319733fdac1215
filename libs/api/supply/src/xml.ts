import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

/** An element: attributes under '@Name', children under their names. */
export type XmlElement = Record<string, unknown>;

const attributes = { ignoreAttributes: false, attributeNamePrefix: '@' } as const;
const parser = new XMLParser({
  ...attributes,
  parseAttributeValue: false,
  parseTagValue: false,
  maxNestedTags: 40,
});
const builder = new XMLBuilder({
  ...attributes,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

export const writeXml = (root: string, element: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ [root]: element }) as string}`;

/**
 * The root of a well-formed document. A document type is refused, because it could declare entities and no response needs one.
 * @throws for any other text
 */
export function readXml(text: string, root: string): XmlElement {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('a document with a document type');
  const checked = XMLValidator.validate(text);
  if (checked !== true) throw new Error(`no XML: ${checked.err.code} in line ${checked.err.line}`);
  const element = (parser.parse(text) as Record<string, unknown>)[root];
  if (element === '') return {};
  if (typeof element !== 'object' || element === null || Array.isArray(element))
    throw new Error(`an answer without ${root}`);
  return element as XmlElement;
}

/** Children of one name: none, one or many. */
export const many = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(schema),
  );
