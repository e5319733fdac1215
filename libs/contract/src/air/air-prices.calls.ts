export const getPriceCalendarCall = { method: 'GET', path: '/v1/air/price-calendar' } as const;
export const listAirDirectionsCall = { method: 'GET', path: '/v1/air/directions' } as const;
