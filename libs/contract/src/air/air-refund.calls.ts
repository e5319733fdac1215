export const quoteAirRefundCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/refund-quotes',
} as const;
