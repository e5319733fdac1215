export const describeHotelCall = { method: 'POST', path: '/v1/hotel/detail' } as const;
export const listHotelOffersCall = { method: 'POST', path: '/v1/hotel/offers' } as const;
export const getHotelOfferCall = { method: 'GET', path: '/v1/hotel/offers/:id' } as const;
