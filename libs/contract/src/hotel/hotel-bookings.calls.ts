export const listHotelBookingsCall = { method: 'GET', path: '/v1/hotel/bookings' } as const;
