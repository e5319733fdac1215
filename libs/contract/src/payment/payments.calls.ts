export const createPaymentCall = {
  method: 'POST',
  path: '/v1/payments',
  idempotent: true,
} as const;
export const cancelPaymentCall = { method: 'POST', path: '/v1/payments/:id/cancel' } as const;
export const getPaymentCall = { method: 'GET', path: '/v1/payments/:id' } as const;
