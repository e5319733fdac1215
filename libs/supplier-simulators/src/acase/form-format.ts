import type { WireFormat } from '../serve';
import { readRoot, writeXml } from '../xml';

/** A received request: form fields, one of which may be an XML document. */
export interface FormRequest {
  name: string;
  fields: Record<string, string>;
  /** The root element's attributes ('@Id') and children. */
  document: Record<string, unknown>;
}

/** Requests are forms, responses are XML. */
export const formFormat: WireFormat = {
  contentType: 'text/xml; charset=utf-8',
  read(text): FormRequest | undefined {
    const fields = Object.fromEntries(new URLSearchParams(text));
    const name = fields.RequestName ?? '';
    const document = fields.XML ? readRoot(name, fields.XML) : {};
    return document && { name, fields, document };
  },
  write: writeXml,
  invalid: '<?xml version="1.0"?><HotelSearchResponse><Success/><Hotel',
  huge: (filling) =>
    `<HotelSearchResponse><Success/><Filling>${filling}</Filling></HotelSearchResponse>`,
};
