export const searchHotelsCall = { method: 'POST', path: '/v1/hotel/search' } as const;
