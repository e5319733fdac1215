import { z } from 'zod';
import { endpoint, hotelGuestSchema, localDateTimeSchema, plainDateSchema } from '@karvon/contract';

const personsSchema = z.strictObject({
  guests: z.array(hotelGuestSchema),
  comment: z.string().optional(),
});

/** Changes of stays that wait for an operator. */
export const waitingStayChangeSchema = z.strictObject({
  id: z.uuid(),
  orderNumber: z.string(),
  hotel: z.string(),
  /** The hotel's own number of the booking. */
  confirmation: z.string().nullable(),
  arrivalDate: plainDateSchema,
  before: personsSchema,
  wanted: personsSchema,
  since: localDateTimeSchema,
});
export type WaitingStayChange = z.infer<typeof waitingStayChangeSchema>;

const id = z.strictObject({ id: z.uuid() });

export const listStayChanges = endpoint({
  method: 'GET',
  path: '/v1/ops/stay-changes',
  summary: 'Changes of booked stays that wait for an operator, the longest waiting first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ waiting: z.array(waitingStayChangeSchema) }),
});

export const finishStayChange = endpoint({
  method: 'POST',
  path: '/v1/ops/stay-changes/:id/done',
  summary: 'The hotel has changed the booking: the voucher is printed anew',
  params: id,
  response: z.strictObject({ done: z.boolean() }),
});

export const declineStayChange = endpoint({
  method: 'POST',
  path: '/v1/ops/stay-changes/:id/decline',
  summary: 'The hotel changes nothing: the booking stands as it was',
  params: id,
  response: z.strictObject({ declined: z.boolean() }),
});
