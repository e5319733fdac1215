export const createAirOrderCall = {
  method: 'POST',
  path: '/v1/air/orders',
  idempotent: true,
} as const;
export const lookUpAirOrderCall = { method: 'POST', path: '/v1/air/orders/lookup' } as const;
export const getAirOrderCall = { method: 'GET', path: '/v1/air/orders/:number' } as const;
export const cancelAirOrderCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/cancel',
  idempotent: true,
} as const;
export const confirmAirRefundCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/refund-quotes/:id/confirm',
  idempotent: true,
} as const;
export const attachRefundDocumentCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/refunds/:id/documents',
  idempotent: true,
} as const;
export const acceptScheduleChangeCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/schedule-changes/:id/accept',
  idempotent: true,
} as const;
export const getAirOrderRulesCall = {
  method: 'GET',
  path: '/v1/air/orders/:number/fare-rules',
} as const;
export const getSharedAirOrderCall = {
  method: 'GET',
  path: '/v1/air/shared-orders/:token',
} as const;
