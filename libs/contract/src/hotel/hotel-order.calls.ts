export const createHotelOrderCall = {
  method: 'POST',
  path: '/v1/hotel/orders',
  idempotent: true,
} as const;
export const lookUpHotelOrderCall = { method: 'POST', path: '/v1/hotel/orders/lookup' } as const;
export const getHotelOrderCall = { method: 'GET', path: '/v1/hotel/orders/:number' } as const;
export const cancelHotelOrderCall = {
  method: 'POST',
  path: '/v1/hotel/orders/:number/cancel',
  idempotent: true,
} as const;
export const changeHotelOrderCall = {
  method: 'POST',
  path: '/v1/hotel/orders/:number/changes',
  idempotent: true,
} as const;
