import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { WireFormat } from '../serve';

/** A received request: form fields, one of which may be an XML document. */
export interface FormRequest {
  name: string;
  fields: Record<string, string>;
  /** The root element's attributes ('@Id') and children. */
  document: Record<string, unknown>;
}

const attributes = { ignoreAttributes: false, attributeNamePrefix: '@' } as const;
const parser = new XMLParser({ ...attributes, parseAttributeValue: false, parseTagValue: false });
const builder = new XMLBuilder({ ...attributes, suppressEmptyNode: true });

function readDocument(name: string, xml: string): Record<string, unknown> | undefined {
  if (xml === '') return {};
  const root = (parser.parse(xml) as Record<string, unknown>)[name];
  if (root === undefined) return undefined;
  return root === '' ? {} : (root as Record<string, unknown>);
}

/** Requests are forms, answers are XML. */
export const formFormat: WireFormat = {
  contentType: 'text/xml; charset=utf-8',
  read(text): FormRequest | undefined {
    const fields = Object.fromEntries(new URLSearchParams(text));
    const name = fields.RequestName ?? '';
    const document = readDocument(name, fields.XML ?? '');
    return document && { name, fields, document };
  },
  write: (body) => `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(body)}`,
  invalid: '<?xml version="1.0"?><HotelSearchResponse><Success/><Hotel',
  huge: (filling) =>
    `<HotelSearchResponse><Success/><Filling>${filling}</Filling></HotelSearchResponse>`,
};
