export const findHotelLocationsCall = { method: 'POST', path: '/v1/hotel/locations' } as const;
export const listPopularHotelCitiesCall = {
  method: 'GET',
  path: '/v1/hotel/popular-cities',
} as const;
export const listHotelCodesCall = { method: 'GET', path: '/v1/hotel/codes' } as const;
