export const searchPlacesCall = { method: 'GET', path: '/v1/places' } as const;
export const getPlaceIndexCall = { method: 'GET', path: '/v1/places/index' } as const;
export const getPlaceCall = { method: 'GET', path: '/v1/places/:code' } as const;
export const listCountriesCall = { method: 'GET', path: '/v1/countries' } as const;
