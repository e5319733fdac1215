export const createAirSearchCall = { method: 'POST', path: '/v1/air/searches' } as const;
export const listAirOffersCall = { method: 'GET', path: '/v1/air/searches/:id/offers' } as const;
export const getAirOfferCall = { method: 'GET', path: '/v1/air/offers/:id' } as const;
export const getFareRulesCall = {
  method: 'GET',
  path: '/v1/air/offers/:id/fares/:fareId/rules',
} as const;
