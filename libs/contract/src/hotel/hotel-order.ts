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
import { orderPaymentSchema } from '../payment/payment-status';
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
  /** What the visitor saw and agreed to; a higher price is answered with `price-changed`. */
  expectedTotal: moneySchema,
  booker: hotelBookerSchema,
  guests: namedGuestsSchema,
  comment: hotelCommentSchema.optional(),
  /** The visitor knows that some of them have a room for some of these nights, which is answered with `already-booked`. */
  bookAgain: z.literal(true).optional(),
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

/** An order as its guest may see it: masked contacts. */
export const hotelOrderSchema = z.strictObject({
  number: orderNumberSchema,
  status: hotelOrderStatusSchema,
  /** The hotel's own confirmation number; null until it confirmed. */
  confirmation: z.string().nullable(),
  createdAt: instantSchema,
  /** Pay by then or the room is given back; null when there is nothing to pay (yet, or at all). */
  payBefore: instantSchema.nullable(),
  /** While it waits for booking: the hotel has answered by then, or the order is canceled. */
  answerBy: instantSchema.nullable(),
  /** The server's clock when it answered: count down from it, not from the device's. */
  serverTime: instantSchema,
  total: moneySchema,
  stay: hotelOfferDetailSchema.omit({ offer: true, expiresAt: true }),
  /** The earliest check-in and the latest check-out by the hotel's own clock. */
  checkInAt: localDateTimeSchema,
  checkOutAt: localDateTimeSchema,
  tariff: hotelOfferSchema.omit({ id: true, roomsLeft: true }),
  booker: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  guests: z.array(hotelGuestSchema),
  /** The wishes for the hotel. */
  comment: z.string().nullable(),
  payment: orderPaymentSchema.nullable(),
  /** The methods by which it can be paid, the usual one first; empty when it cannot be paid now. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Payments that came when the order did not wait for them any more; left out where there are none. Their money goes back. */
  latePayments: z.array(latePaymentSchema).optional(),
  voucher: z.enum(['none', 'generating', 'ready']),
  /** What cancelling now would cost, and what of the paid money would come back; null when it cannot be cancelled. */
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
  /** Whether the same room can be had on other days, and this order be cancelled for nothing; left out where it cannot. */
  datesChangeable: z.literal(true).optional(),
  /** The order on other days that is cancelled once this one is paid. */
  replaces: orderNumberSchema.optional(),
  /** The order on other days that takes this one's place once it is paid. */
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
    /** The guests of the order in its order, with their names as they shall be. */
    guests: namedGuestsSchema,
    comment: hotelCommentSchema.optional(),
    lang: localeSchema,
  }),
  response: hotelOrderSchema,
});

/** Answers application/pdf. */
export const getHotelVoucher = endpoint({
  method: 'GET',
  path: '/v1/hotel/orders/:number/voucher.pdf',
  summary: 'The voucher for the hotel, as soon as it is ready',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});

/** Answers text/calendar. */
export const getHotelCalendar = endpoint({
  method: 'GET',
  path: '/v1/hotel/orders/:number/calendar.ics',
  summary: 'The stay and its free-cancellation deadline as calendar events',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: z.any(),
});
