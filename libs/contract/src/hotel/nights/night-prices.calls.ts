export const listNightPricesCall = { method: 'POST', path: '/v1/hotel/night-prices' } as const;
