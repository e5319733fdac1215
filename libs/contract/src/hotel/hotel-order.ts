import { z } from 'zod';
import { orderNumberSchema } from '../order-number';
import { maxTypedNameLength, maxTypedNumberLength } from '../order-number.limits';
import { endpoint } from '../endpoint';
import { guestNameSchema } from './guest-name';
import { hotelOfferDetailSchema } from './hotel-detail';
import { hotelOfferSchema } from './hotel-offer';
import { localeSchema } from '../locale';
import { latePaymentSchema } from '../payment/late-payment';
import { paymentMethodSchema } from '../payment/payment-method';
import { orderPaymentSchema, paidPaymentSchema } from '../payment/payment-status';
import { instantSchema, localDateTimeSchema, moneySchema, offerIdSchema } from '../primitives';
import { emailSchema } from '../account/email';
import { phoneSchema } from '../account/traveller-data';
import {
  createHotelOrderCall,
  lookUpHotelOrderCall,
  getHotelOrderCall,
  cancelHotelOrderCall,
  changeHotelOrderCall,
} from './hotel-order.calls';
import { hotelCommentSchema, hotelGuestSchema, namedGuestsSchema } from './hotel-guest';
import { stayChangeSchema } from './stay-change';

export const hotelOrderStatusSchema = z.enum([
  'created',
  'waiting-for-booking',
  'waiting-for-payment',
  'in-progress',
  'finished',
  'cancelling',
  'canceled',
]);
export type HotelOrderStatus = z.infer<typeof hotelOrderStatusSchema>;

export const hotelBookerSchema = z.strictObject({
  name: guestNameSchema,
  phone: phoneSchema,
  email: emailSchema,
});
export type HotelBooker = z.infer<typeof hotelBookerSchema>;

export const createHotelOrderSchema = z.strictObject({
  offerId: offerIdSchema,
  /** The price that the visitor has accepted; a higher one leads to the problem `price-changed`. */
  expectedTotal: moneySchema,
  booker: hotelBookerSchema,
  guests: namedGuestsSchema,
  comment: hotelCommentSchema.optional(),
  /** The visitor knows that some guests have a room for some of these nights; otherwise the problem is `already-booked`. */
  bookAgain: z.literal(true).optional(),
  /** The visitor agrees that children sleep in a room without an adult; otherwise the problem is `children-alone`. */
  childrenAlone: z.literal(true).optional(),
  lang: localeSchema,
});
export type CreateHotelOrder = z.infer<typeof createHotelOrderSchema>;

/** Why an order ended: its guest's wish, the agency's act, no payment in time, the hotel's refusal, or no answer to a request in time. */
export const hotelCancelReasonSchema = z.enum([
  'guest',
  'agency',
  'not-paid',
  'hotel-refused',
  'no-answer',
]);
export type HotelCancelReason = z.infer<typeof hotelCancelReasonSchema>;

/** An order for its guest: masked contacts. */
export const hotelOrderSchema = z.strictObject({
  number: orderNumberSchema,
  status: hotelOrderStatusSchema,
  /** The hotel's own confirmation number; null until it has confirmed. */
  confirmation: z.string().nullable(),
  createdAt: instantSchema,
  /** The payment deadline, after which the room is released; null when there is nothing to pay (yet, or at all). */
  payBefore: instantSchema.nullable(),
  /** The deadline of the hotel's response to a request, after which the order is cancelled. */
  answerBy: instantSchema.nullable(),
  /** The server's clock at the response: count down from it, not from the device's. */
  serverTime: instantSchema,
  total: moneySchema,
  stay: hotelOfferDetailSchema.omit({ offer: true, expiresAt: true }),
  /** The earliest check-in and the latest check-out on the hotel's clock. */
  checkInAt: localDateTimeSchema,
  checkOutAt: localDateTimeSchema,
  tariff: hotelOfferSchema.omit({ id: true, roomsLeft: true }),
  booker: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  guests: z.array(hotelGuestSchema),
  /** The wishes for the hotel. */
  comment: z.string().nullable(),
  payment: orderPaymentSchema.nullable(),
  /** What was paid for the order, the oldest payment first; absent while nothing is paid. Late payments are not listed. */
  paid: z.array(paidPaymentSchema).optional(),
  /** The available payment methods, the usual one first; empty when it cannot be paid now. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Payments that arrived when the order no longer waited for them; omitted when there are none. They are refunded. */
  latePayments: z.array(latePaymentSchema).optional(),
  voucher: z.enum(['none', 'generating', 'ready']),
  /** The penalty of cancelling now, and the part of the payment that would come back; null when it cannot be cancelled. */
  cancelNow: z.strictObject({ penalty: moneySchema, refund: moneySchema }).nullable(),
  /**
   * While the bank holds a payment: what cancelling costs if it takes the money. `wished`: the guest has asked for it, and the
   * bank's answer carries it out; it costs nothing if no money is taken.
   */
  cancelOncePaid: z
    .strictObject({ penalty: moneySchema, refund: moneySchema, wished: z.boolean() })
    .optional(),
  /** The terms of the cancellation; null while the order stands. `payment.status` says where the refund is. */
  cancellation: z
    .strictObject({ reason: hotelCancelReasonSchema, penalty: moneySchema, refund: moneySchema })
    .nullable(),
  /** Whether guests and wishes can be changed now. */
  changeable: z.boolean(),
  /** Changes of the booked stay, the oldest first. */
  changes: z.array(stayChangeSchema),
  /** Whether the same room is on sale on other days while this order can be cancelled for free; omitted otherwise. */
  datesChangeable: z.literal(true).optional(),
  /** The order on other days that is cancelled once this one is paid. */
  replaces: orderNumberSchema.optional(),
  /** The order on other days that replaces this one once it is paid. */
  replacedBy: orderNumberSchema.optional(),
  history: z.array(z.strictObject({ status: hotelOrderStatusSchema, at: instantSchema })),
});
export type HotelOrder = z.infer<typeof hotelOrderSchema>;

const orderParams = z.strictObject({ number: orderNumberSchema });
const langQuery = z.strictObject({ lang: localeSchema.default('ru') });
export const hotelOrderWithTokenSchema = z.strictObject({
  order: hotelOrderSchema,
  accessToken: z.string(),
});
export type HotelOrderWithToken = z.infer<typeof hotelOrderWithTokenSchema>;

export const createHotelOrder = endpoint({
  ...createHotelOrderCall,
  summary: 'Check the price, book the room and create an order',
  status: 201,
  body: createHotelOrderSchema,
  response: hotelOrderWithTokenSchema,
});

export const lookUpHotelOrder = endpoint({
  ...lookUpHotelOrderCall,
  summary: 'Find an order by its number and the name of who booked it',
  body: z.strictObject({
    orderNumber: z.string().trim().min(1).max(maxTypedNumberLength),
    buyerName: z.string().trim().min(1).max(maxTypedNameLength),
    lang: localeSchema.default('ru'),
  }),
  response: hotelOrderWithTokenSchema,
});

export const getHotelOrder = endpoint({
  ...getHotelOrderCall,
  summary: 'An order with its current status',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: hotelOrderSchema,
});

export const cancelHotelOrder = endpoint({
  ...cancelHotelOrderCall,
  summary:
    'Start the cancellation, or have it done with the answer of a bank that holds a payment; the penalty must be the one the visitor saw',
  orderAccess: true,
  params: orderParams,
  body: z.strictObject({ expectedPenalty: moneySchema, lang: localeSchema }),
  response: hotelOrderSchema,
});

export const changeHotelOrder = endpoint({
  ...changeHotelOrderCall,
  summary: 'Request other names of the guests or wishes; the booking stands until the hotel agrees',
  orderAccess: true,
  params: orderParams,
  body: z.strictObject({
    /** The guests of the order, in order, with their new names. */
    guests: namedGuestsSchema,
    comment: hotelCommentSchema.optional(),
    lang: localeSchema,
  }),
  response: hotelOrderSchema,
});

/** The response is application/pdf. */
export const getHotelVoucher = endpoint({
  method: 'GET',
  path: '/v1/hotel/orders/:number/voucher.pdf',
  summary: 'The voucher for the hotel, as soon as it is ready',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});

/** The response is text/calendar. */
export const getHotelCalendar = endpoint({
  method: 'GET',
  path: '/v1/hotel/orders/:number/calendar.ics',
  summary: 'The stay and its free-cancellation deadline as calendar events',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});
