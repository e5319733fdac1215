export const listTravellersCall = { method: 'GET', path: '/v1/travellers' } as const;
export const saveTravellerCall = { method: 'POST', path: '/v1/travellers' } as const;
export const changeTravellerCall = { method: 'PUT', path: '/v1/travellers/:id' } as const;
export const deleteTravellerCall = { method: 'DELETE', path: '/v1/travellers/:id' } as const;
