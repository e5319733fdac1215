import { z } from 'zod';
import { chooseAirExtrasCall, getAirExtrasCall } from './air-extras.calls';
import { airOrderSchema } from '../air-order';
import { endpoint } from '../../endpoint';
import { chosenExtrasSchema, extrasOfferSchema } from './extras';
import { localeSchema } from '../../locale';
import { orderNumberSchema } from '../../order-number';
import { moneySchema } from '../../primitives';

const params = z.strictObject({ number: orderNumberSchema });

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
  body: z.strictObject({
    /** Empty to cancel an unpaid choice. */
    extras: chosenExtrasSchema,
    /** The price that the visitor has accepted; another one leads to the problem `price-changed`. */
    expectedTotal: moneySchema,
    lang: localeSchema,
  }),
  response: airOrderSchema,
});
