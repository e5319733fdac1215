import type { NextSteps } from '@karvon/page-delivery';

/** The steps of a purchase, by the ids of their routes. */
export const nextSteps: NextSteps = {
  'routes/home': 'routes/air-tickets',
  'routes/air-tickets': 'routes/air-offer',
  'routes/air-offer': 'routes/air-passengers',
  'routes/air-passengers': 'routes/order',
  'routes/hotels': 'routes/hotel',
  'routes/hotel': 'routes/hotel-booking',
  'routes/hotel-booking': 'routes/hotel-order',
};
