import { z } from 'zod';
import {
  confirmAirExchangeCall,
  quoteAirExchangeCall,
  withdrawAirExchangeCall,
} from './air-exchange.calls';
import { airOrderSchema } from './air-order';
import { endpoint } from '../endpoint';
import { exchangeQuoteSchema, exchangeWishesSchema } from './exchange';
import { localeSchema } from '../locale';
import { orderNumberSchema } from '../order-number';

const exchangeParams = z.strictObject({ number: orderNumberSchema, id: z.uuid() });

export const quoteAirExchange = endpoint({
  ...quoteAirExchangeCall,
  summary: 'Other flights for the tickets of an order and what they cost; it changes nothing',
  status: 201,
  orderAccess: true,
  params: z.strictObject({ number: orderNumberSchema }),
  body: z.strictObject({ wishes: exchangeWishesSchema, lang: localeSchema }),
  response: exchangeQuoteSchema,
});

export const confirmAirExchange = endpoint({
  ...confirmAirExchangeCall,
  summary: 'Accept an offer, or ask an operator where a quote has no offers',
  orderAccess: true,
  params: exchangeParams,
  body: z.strictObject({
    /** The accepted offer; omitted to ask an operator. */
    offerId: z.uuid().optional(),
    lang: localeSchema,
  }),
  response: airOrderSchema,
});

export const withdrawAirExchange = endpoint({
  ...withdrawAirExchangeCall,
  summary: 'Give up an exchange that is not paid yet; the tickets stay as they are',
  orderAccess: true,
  params: exchangeParams,
  body: z.strictObject({ lang: localeSchema }),
  response: airOrderSchema,
});
