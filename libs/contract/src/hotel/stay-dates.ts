import { z } from 'zod';
import { endpoint } from '../endpoint';
import { localeSchema } from '../locale';
import { orderNumberSchema } from '../order-number';
import { moneySchema, offerIdSchema, plainDateSchema } from '../primitives';
import { hotelOfferDetailSchema } from './hotel-detail';
import { hotelOrderWithTokenSchema } from './hotel-order';
import { isSoldStay, stayDatesSchema, unsoldStay } from './hotel-offer';
import { changeStayDatesCall, offerStayDatesCall } from './stay-dates.calls';

const orderParams = z.strictObject({ number: orderNumberSchema });

/** The same room at the same tariff on other days, and the refund for the old ones. */
export const stayDatesOfferSchema = z.strictObject({
  stay: hotelOfferDetailSchema,
  /** The whole payment for the old days: other days are sold while cancelling these is free. */
  refund: moneySchema,
  arrivalBefore: plainDateSchema,
  departureBefore: plainDateSchema,
});
export type StayDatesOffer = z.infer<typeof stayDatesOfferSchema>;

export const offerStayDates = endpoint({
  ...offerStayDatesCall,
  summary: 'What the same room costs on other days; it changes nothing',
  orderAccess: true,
  params: orderParams,
  body: z.strictObject({ ...stayDatesSchema, lang: localeSchema }).refine(isSoldStay, unsoldStay),
  response: stayDatesOfferSchema,
});

export const changeStayDates = endpoint({
  ...changeStayDatesCall,
  summary:
    'Book the room on other days; the old order is cancelled for nothing once the new one is paid',
  orderAccess: true,
  status: 201,
  params: orderParams,
  body: z.strictObject({
    offerId: offerIdSchema,
    /** The price that the visitor has accepted; a higher one leads to the problem `price-changed`. */
    expectedTotal: moneySchema,
    lang: localeSchema,
  }),
  response: hotelOrderWithTokenSchema,
});
