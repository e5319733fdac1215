export const listAirBookingsCall = { method: 'GET', path: '/v1/air/bookings' } as const;
