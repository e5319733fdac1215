import { orderTokenHeader } from '@karvon/contract';
import { operatorTokenHeader } from '../../modules/ops/port';
import { duffelSignatureHeader } from '../../modules/air-search/port';
import { signatureHeader } from '../../modules/payments/port';

/** How callers say who they are. */
export const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The session of a signed-in user, from login, confirmSms or refreshSession.',
  },
  orderToken: {
    type: 'apiKey',
    in: 'header',
    name: orderTokenHeader,
    description: 'The access token that came with an order when it was created or looked up.',
  },
  operatorToken: {
    type: 'apiKey',
    in: 'header',
    name: operatorTokenHeader,
    description: 'The token of the people of the agency.',
  },
  duffelSignature: {
    type: 'apiKey',
    in: 'header',
    name: duffelSignatureHeader,
    description:
      'Seconds since 1970 and HMAC-SHA-256 of them, a dot and the body, in hex, with the secret of the webhook.',
  },
  bankSignature: {
    type: 'apiKey',
    in: 'header',
    name: signatureHeader,
    description: 'HMAC-SHA-256 of the body exactly as sent, in hex, with the secret of the bank.',
  },
} as const;
