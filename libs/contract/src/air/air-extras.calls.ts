export const getFareExtrasCall = {
  method: 'GET',
  path: '/v1/air/offers/:id/fares/:fareId/extras',
} as const;
export const getAirExtrasCall = { method: 'GET', path: '/v1/air/orders/:number/extras' } as const;
export const chooseAirExtrasCall = {
  method: 'POST',
  path: '/v1/air/orders/:number/extras',
  idempotent: true,
} as const;
