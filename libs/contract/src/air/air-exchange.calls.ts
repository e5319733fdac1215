export const quoteAirExchangeCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/exchange-quotes',
} as const;
export const confirmAirExchangeCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/exchanges/:id/confirm',
  idempotent: true,
} as const;
export const withdrawAirExchangeCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/exchanges/:id/withdraw',
  idempotent: true,
} as const;
