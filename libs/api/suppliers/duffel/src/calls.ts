import type { PartnerCalls } from '@karvon/platform/http/partner-calls';
import {
  duffelEventObjectSchema,
  duffelEventSchema,
  receiveDuffelEvent,
} from './wire/event-endpoint';
import { duffelSignatureHeader } from './wire/signature';

/** The routes that Duffel calls. */
export const duffelCalls: PartnerCalls = {
  contract: { duffelEventObjectSchema, duffelEventSchema, receiveDuffelEvent },
  securitySchemes: {
    duffelSignature: {
      type: 'apiKey',
      in: 'header',
      name: duffelSignatureHeader,
      description:
        'Seconds since 1970 and HMAC-SHA-256 of them, a dot and the body, in hex, with the secret of the webhook.',
    },
  },
};
