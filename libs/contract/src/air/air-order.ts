import { z } from 'zod';
import { orderNumberSchema } from '../order-number';
import { maxTypedNameLength, maxTypedNumberLength } from '../order-number.limits';
import { airRefundSchema } from './air-refund';
import { fareRulesSchema } from './air-search';
import { endpoint } from '../endpoint';
import { airExchangeSchema } from './exchange';
import { airExtrasSchema, extrasChoiceSchema } from './extras/extras';
import { fareSchema } from './fare/fare';
import { passengerTypeSchema } from '../passenger-type';
import { maxTravellers } from './fare/fare.limits';
import { dictionarySchema, sliceSchema } from './itinerary';
import { scheduleChangeSchema } from './schedule-change';
import { localeSchema } from '../locale';
import { latePaymentSchema } from '../payment/late-payment';
import { paymentMethodSchema } from '../payment/payment-method';
import { orderPaymentSchema, paidPaymentSchema } from '../payment/payment-status';
import { instantSchema, moneySchema, offerIdSchema } from '../primitives';
import { shareTokenSchema } from '../share-token';
import { newRefundDocumentSchema } from './refund-document';
import { refundDocumentLimits } from './refund-document.limits';
import { bookerSchema, passengerSchema } from '../account/traveller-data';
import {
  createAirOrderCall,
  lookUpAirOrderCall,
  getAirOrderCall,
  cancelAirOrderCall,
  confirmAirRefundCall,
  attachRefundDocumentCall,
  acceptScheduleChangeCall,
  getAirOrderRulesCall,
  getSharedAirOrderCall,
} from './air-order.calls';

export const airOrderStatusSchema = z.enum([
  'not-paid',
  'paid',
  'return',
  'cancelled',
  'issue-error',
  'error',
]);
export type AirOrderStatus = z.infer<typeof airOrderStatusSchema>;

export const createAirOrderSchema = z.strictObject({
  offerId: offerIdSchema,
  fareId: z.string().min(1).max(80),
  /** The price that the visitor has accepted; a higher one leads to the problem `price-changed`. */
  expectedTotal: moneySchema,
  booker: bookerSchema,
  passengers: z.array(passengerSchema).min(1).max(maxTravellers),
  /**
   * Whole points to pay a part with: at most the fare's `pointsSpendable`, from the balance of the session that books. They are
   * taken at once and returned when the order is not paid or is refunded.
   */
  pointsToSpend: z.number().int().min(1).optional(),
  /**
   * Bags and seats to be paid with the order, of those that `getFareExtras` has listed; passengers are meant by their place in
   * `passengers`. What is not sold any more, or is dearer, is answered with `extras-unavailable` before anything is booked.
   */
  extrasChoice: extrasChoiceSchema.optional(),
  /** The visitor knows that some of them are booked on one of these flights, which is answered with `already-booked`. */
  bookAgain: z.literal(true).optional(),
  /** Language of messages and documents. */
  lang: localeSchema,
});
export type CreateAirOrder = z.infer<typeof createAirOrderSchema>;

export const orderPassengerSchema = z.strictObject({
  type: passengerTypeSchema,
  surname: z.string(),
  name: z.string(),
  ticketNumber: z.string().nullable(),
  /** The slices that this passenger has given back while the rest of the order stays. With all slices the ticket is void. */
  returned: z.array(z.number().int()),
});

/** An order for its guest: no document number, no birth date, masked contacts. */
export const airOrderSchema = z.strictObject({
  number: orderNumberSchema,
  status: airOrderStatusSchema,
  /** Who cancelled an order that nobody had paid: its guest, the agency, or the end of its time to pay. */
  cancelledBy: z.enum(['guest', 'agency', 'not-paid']).optional(),
  /**
   * While the bank holds a payment: the guest, or the agency, has asked to cancel. The order is cancelled when the bank answers;
   * if the bank has taken money, all of it goes back, and no tickets are issued.
   */
  cancelWished: z.literal(true).optional(),
  /** The carrier's booking reference; null until the seats are held. */
  pnr: z.string().nullable(),
  createdAt: instantSchema,
  /** The payment deadline, after which the seats are released; null when there is nothing to pay. */
  payBefore: instantSchema.nullable(),
  /** Whether the carrier holds the seats, or they are bought only once the order is paid. */
  seats: z.enum(['held', 'on-payment']),
  /** The carrier holds the seats until then; null when it holds none. */
  seatsUntil: instantSchema.nullable(),
  /** The carrier guarantees the price until then; `payBefore` is never later. Null without a guarantee. */
  priceUntil: instantSchema.nullable(),
  /** The server's clock at the response: count down from it, not from the device's. */
  serverTime: instantSchema,
  /** The price, including acquiring. */
  total: moneySchema,
  /** The part of the price that is paid with points. */
  pointsSpent: z.number().int().min(0),
  /** The amount a payment asks for: the rest of the price, and the extras that are paid with it. */
  toPay: moneySchema,
  fare: fareSchema,
  slices: z.array(sliceSchema),
  validatingCarrier: z.string(),
  dictionary: dictionarySchema,
  passengers: z.array(orderPassengerSchema),
  booker: z.strictObject({ mobilePhone: z.string(), email: z.string() }),
  tickets: z.enum(['none', 'generating', 'ready']),
  payment: orderPaymentSchema.nullable(),
  /** What was paid for the order, the oldest payment first; absent while nothing is paid. Late payments are not listed. */
  paid: z.array(paidPaymentSchema).optional(),
  /** The available payment methods, the usual one first; empty when it cannot be paid now. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Points that a signed-in owner gets once the order is paid: counted from `toPay`. */
  pointsEarned: z.number().int(),
  /** The pending refund, or the latest one the visitor has confirmed; null without one. */
  refund: airRefundSchema.nullable(),
  /** Earlier refunds of parts of the order, the newest first. */
  earlierRefunds: z.array(airRefundSchema),
  /** The latest schedule change that is new, accepted or declined; null without one. */
  scheduleChange: scheduleChangeSchema.nullable(),
  /** The pending exchange, or the latest one requested; null without one. */
  exchange: airExchangeSchema.nullable(),
  /** Bags and seats chosen beside the fare, the oldest choice first. */
  extras: z.array(airExtrasSchema),
  /** Payments that arrived when the order no longer waited for them, the oldest first; they are refunded. */
  latePayments: z.array(latePaymentSchema),
  /** The deadline of the pending step: the tickets, or the end of an issue error. */
  nextBy: instantSchema.nullable(),
  /** Token of the order's page without personal data: `getSharedAirOrder`. */
  shareToken: z.string(),
  history: z.array(z.strictObject({ status: airOrderStatusSchema, at: instantSchema })),
});
export type AirOrder = z.infer<typeof airOrderSchema>;

const orderParams = z.strictObject({ number: orderNumberSchema });
const langQuery = z.strictObject({ lang: localeSchema.default('ru') });
export const airOrderWithTokenSchema = z.strictObject({
  order: airOrderSchema,
  accessToken: z.string(),
});
export type AirOrderWithToken = z.infer<typeof airOrderWithTokenSchema>;

export const createAirOrder = endpoint({
  ...createAirOrderCall,
  summary: 'Check the price, hold the seats and create an order',
  status: 201,
  body: createAirOrderSchema,
  response: airOrderWithTokenSchema,
});

export const lookUpAirOrder = endpoint({
  ...lookUpAirOrderCall,
  summary: 'Find an order by booking number (ours or the PNR) and a passenger surname',
  body: z.strictObject({
    bookingNumber: z.string().trim().min(1).max(maxTypedNumberLength),
    surname: z.string().trim().min(1).max(maxTypedNameLength),
    lang: localeSchema.default('ru'),
  }),
  response: airOrderWithTokenSchema,
});

export const getAirOrder = endpoint({
  ...getAirOrderCall,
  summary: 'An order with its current status',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: airOrderSchema,
});

export const cancelAirOrder = endpoint({
  ...cancelAirOrderCall,
  summary:
    'Release the seats of an unpaid order before its deadline, or have it done with the answer of a bank that holds a payment',
  orderAccess: true,
  params: orderParams,
  body: z.strictObject({ lang: localeSchema }),
  response: airOrderSchema,
});

export const confirmAirRefund = endpoint({
  ...confirmAirRefundCall,
  summary: 'Refund the order on the terms of a quote',
  orderAccess: true,
  params: z.strictObject({ number: orderNumberSchema, id: z.uuid() }),
  body: z.strictObject({ lang: localeSchema }),
  response: airOrderSchema,
});

export const attachRefundDocument = endpoint({
  ...attachRefundDocumentCall,
  summary: 'Attach a PDF, JPEG or PNG to a claim',
  status: 201,
  orderAccess: true,
  // Base64 is longer than the bytes, and the rest of the JSON is added.
  largestBody: (refundDocumentLimits.bytes * 3) / 2,
  params: z.strictObject({ number: orderNumberSchema, id: z.uuid() }),
  body: newRefundDocumentSchema.extend({ lang: localeSchema }),
  response: airOrderSchema,
});

export const acceptScheduleChange = endpoint({
  ...acceptScheduleChangeCall,
  summary: 'Accept the flights that the airline has changed',
  orderAccess: true,
  params: z.strictObject({ number: orderNumberSchema, id: z.uuid() }),
  body: z.strictObject({ lang: localeSchema }),
  response: airOrderSchema,
});

export const getAirOrderRules = endpoint({
  ...getAirOrderRulesCall,
  summary: 'The rules of the fare as it was sold',
  orderAccess: true,
  params: orderParams,
  query: langQuery,
  response: fareRulesSchema,
});

/** An order for anybody with its share link: to show the flights to somebody, or to let them pay. */
export const sharedAirOrderSchema = airOrderSchema.pick({
  number: true,
  status: true,
  tickets: true,
  payBefore: true,
  serverTime: true,
  total: true,
  toPay: true,
  slices: true,
  dictionary: true,
  scheduleChange: true,
  payment: true,
  paymentMethods: true,
});
export type SharedAirOrder = z.infer<typeof sharedAirOrderSchema>;

export const getSharedAirOrder = endpoint({
  ...getSharedAirOrderCall,
  summary: 'The flights, number and status of an order by its share link',
  params: z.strictObject({ token: shareTokenSchema }),
  query: langQuery,
  response: sharedAirOrderSchema,
});
