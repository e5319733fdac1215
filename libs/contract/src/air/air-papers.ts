import { z } from 'zod';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { orderNumberSchema } from '../order-number';

const orderParams = z.strictObject({ number: orderNumberSchema });
const langQuery = z.strictObject({ lang: localeSchema.default('ru') });

/** The response is application/pdf, so there is no JSON schema. */
export const getAirTickets = endpoint({
  method: 'GET',
  path: '/v1/air/orders/:number/tickets.pdf',
  summary: 'The itinerary receipt, as soon as it is ready',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});

/** The response is text/calendar. */
export const getAirCalendar = endpoint({
  method: 'GET',
  path: '/v1/air/orders/:number/calendar.ics',
  summary: 'The flights as calendar events',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});
