import { orderTokenHeader } from '@karvon/contract';

/** How visitors identify themselves. */
export const visitorSchemes = {
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
} as const;
