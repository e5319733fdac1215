import { z } from 'zod';
import {
  airOrderStatusSchema,
  claimReasonSchema,
  endpoint,
  hotelOrderStatusSchema,
  localDateTimeSchema,
  moneySchema,
  orderKindSchema,
  orderNumberSchema,
} from '@karvon/contract';
import { standingReasons } from '@karvon/order-ground/standing-order';

/** Orders as operators see them. Times are in the edition's time zone. */
export const jobRecordSchema = z.strictObject({
  id: z.string(),
  queue: z.string(),
  state: z.string(),
  data: z.record(z.string(), z.unknown()),
  attempts: z.number().int(),
  since: localDateTimeSchema,
  error: z.string().nullable(),
});
export type JobShown = z.infer<typeof jobRecordSchema>;

export const operatorOrderSchema = z.strictObject({
  kind: orderKindSchema,
  number: z.string(),
  status: z.string(),
  /** The last request to the supplier and its response. */
  supply: z.string(),
  /** The carrier's or the hotel's number. */
  reference: z.string().nullable(),
  /** The order of the same stay on the dates agreed before. */
  replaces: z.string().nullable(),
  what: z.string(),
  total: moneySchema,
  /** Null: the row was sealed with another data key and cannot be read. */
  booker: z.strictObject({ phone: z.string(), email: z.string() }).nullable(),
  people: z.array(z.string()),
  createdAt: localDateTimeSchema,
  payBefore: localDateTimeSchema.nullable(),
  history: z.array(z.strictObject({ status: z.string(), at: localDateTimeSchema })),
  payments: z.array(
    z.strictObject({
      id: z.string(),
      status: z.string(),
      method: z.string(),
      amount: moneySchema,
      returned: moneySchema,
      returnedAt: localDateTimeSchema.nullable(),
      at: localDateTimeSchema,
    }),
  ),
  /** Messages to the booker are jobs too: `order-messages.write`. */
  jobs: z.array(jobRecordSchema),
});
export type OperatorOrder = z.infer<typeof operatorOrderSchema>;

export const findOrders = endpoint({
  method: 'GET',
  path: '/v1/ops/orders',
  summary: 'Orders by number, PNR, surname or phone, newest first',
  query: z.strictObject({ find: z.string().trim().min(2).max(80) }),
  response: z.strictObject({ orders: z.array(operatorOrderSchema) }),
});

export const listDeadJobs = endpoint({
  method: 'GET',
  path: '/v1/ops/jobs/dead',
  summary: 'Dead jobs, the oldest first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ jobs: z.array(jobRecordSchema) }),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/v1/ops/jobs/:id/retry',
  summary: 'Retry a dead job',
  params: z.strictObject({ id: z.uuid() }),
  response: z.strictObject({ retried: z.boolean() }),
});

export const sweepNow = endpoint({
  method: 'POST',
  path: '/v1/ops/sweep',
  summary: 'Look now for orders that stand still; it happens every ten minutes anyway',
  response: z.strictObject({ requested: z.literal(true) }),
});

export const standingOrderSchema = z.strictObject({
  kind: orderKindSchema,
  number: z.string(),
  status: z.string(),
  reason: z.enum(standingReasons),
  /** The carrier's or the hotel's number. */
  reference: z.string().nullable(),
  /** The supplier's own number of the booking. */
  supplierOrderId: z.string().nullable(),
  since: localDateTimeSchema,
  /** The deadline that the visitor was promised. */
  dueBy: localDateTimeSchema.nullable(),
  /** The operator who has taken it. */
  owner: z.string().nullable(),
});
export type StandingOrderShown = z.infer<typeof standingOrderSchema>;

export const listStandingOrders = endpoint({
  method: 'GET',
  path: '/v1/ops/orders/standing',
  summary: 'Orders of both kinds that stand still, the longest waiting first',
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(500).default(50) }),
  response: z.strictObject({ orders: z.array(standingOrderSchema) }),
});

const number = orderNumberSchema;

export const takeOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/orders/:kind/:number/take',
  summary: 'Take an order: the operator works on it from now on, whoever did before',
  params: z.strictObject({ kind: orderKindSchema, number }),
  response: z.strictObject({ taken: z.boolean() }),
});

export const refundAirOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/air-orders/:number/refund/:ground',
  summary: 'Give a paid air order back: by the terms of its fare, or in full for a reason',
  params: z.strictObject({ number, ground: z.enum(['terms', ...claimReasonSchema.options]) }),
  /** `back` is the money that goes back to the payer. */
  response: z.strictObject({ status: airOrderStatusSchema, back: moneySchema }),
});

export const noteTickets = endpoint({
  method: 'POST',
  path: '/v1/ops/air-orders/:number/tickets',
  summary: 'Note the tickets of a paid order that waits for them, in the order of the passengers',
  params: z.strictObject({ number }),
  body: z.strictObject({
    /** Null: the carrier issues no e-tickets, and the passenger flies by the booking reference. */
    tickets: z
      .array(
        z
          .string()
          .regex(/^\d{13}$/, '13 digits, without a check digit')
          .nullable(),
      )
      .min(1),
  }),
  response: z.strictObject({ done: z.boolean() }),
});

export const refundAirOrderByHand = endpoint({
  method: 'POST',
  path: '/v1/ops/air-orders/:number/refund-by-hand',
  summary: 'Send the money of tickets that a person has given back at the supplier',
  params: z.strictObject({ number }),
  /** The amount that the carrier keeps, in minor units. */
  body: z.strictObject({ kept: z.number().int().min(0) }),
  response: z.strictObject({ status: airOrderStatusSchema, back: moneySchema }),
});

export const releaseAirOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/air-orders/:number/release',
  summary: 'Cancel an unpaid air order and give its seats back',
  params: z.strictObject({ number }),
  response: z.strictObject({ status: airOrderStatusSchema }),
});

export const refundHotelOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/hotel-orders/:number/refund/:ground',
  summary: 'Cancel a paid stay: by its terms, or with all the money',
  params: z.strictObject({ number, ground: z.enum(['terms', 'full']) }),
  /** `back` is the money that goes back to the payer. */
  response: z.strictObject({ status: hotelOrderStatusSchema, back: moneySchema }),
});

export const releaseHotelOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/hotel-orders/:number/release',
  summary: 'Cancel a stay that nobody has paid to us, or one that the hotel now agrees to cancel',
  params: z.strictObject({ number }),
  response: z.strictObject({ status: hotelOrderStatusSchema }),
});

export const keepHotelOrder = endpoint({
  method: 'POST',
  path: '/v1/ops/hotel-orders/:number/keep',
  summary: 'Note that the hotel does not agree to a cancellation',
  params: z.strictObject({ number }),
  response: z.strictObject({ kept: z.boolean() }),
});
