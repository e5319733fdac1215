import { z } from 'zod';
import { chooseAirExtrasCall, getAirExtrasCall, getFareExtrasCall } from './air-extras.calls';
import { airOrderSchema } from './air-order';
import { endpoint } from '../endpoint';
import { extrasChoiceSchema, extrasOfferSchema } from './extras/extras';
import { localeSchema } from '../locale';
import { orderNumberSchema } from '../order-number';
import { offerIdSchema } from '../primitives';

const params = z.strictObject({ number: orderNumberSchema });

export const getFareExtras = endpoint({
  ...getFareExtrasCall,
  summary:
    'The bags and seats that can be chosen with a fare before it is booked, for its travellers: adults first',
  params: z.strictObject({ id: offerIdSchema, fareId: z.string().max(80) }),
  response: extrasOfferSchema,
});

export const getAirExtras = endpoint({
  ...getAirExtrasCall,
  summary: 'The bags and seats that can be bought for an order now',
  orderAccess: true,
  params,
  response: extrasOfferSchema,
});

export const chooseAirExtras = endpoint({
  ...chooseAirExtrasCall,
  summary: 'Choose bags and seats: they take the place of a choice that is not paid yet',
  orderAccess: true,
  params,
  /** With no extras: gives up a choice that is not paid. */
  body: extrasChoiceSchema.extend({ lang: localeSchema }),
  response: airOrderSchema,
});
