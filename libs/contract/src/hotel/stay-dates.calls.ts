export const offerStayDatesCall = {
  method: 'POST',
  path: '/v1/hotel/orders/:number/date-offers',
} as const;
export const changeStayDatesCall = {
  method: 'POST',
  path: '/v1/hotel/orders/:number/dates',
  idempotent: true,
} as const;
