export const suggestHotelsCall = { method: 'GET', path: '/v1/hotel/suggestions' } as const;
