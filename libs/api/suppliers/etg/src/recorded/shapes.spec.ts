import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeShapes, oneOf, readBy } from '@karvon/supply/testing/recorded-shapes';
import { readable } from '@karvon/supply/readable';
import { context } from '../recorded.fixture';
import { formSchema, ordersSchema } from '../book/schemas';
import { reviewsOf } from '../dictionary/reviews';
import { contentSchema } from '../dictionary/schemas';
import { offersOf } from '../search/read-rate';
import { rateSchema } from '../search/schemas';

const recorded = (name: string) =>
  JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')).data;

describeShapes('etg', {
  rate: {
    base: () => recorded('search').hotels[0].rates[0],
    read: (item) => oneOf((tally) => offersOf(readable(rateSchema, [item], tally), context, tally)),
  },
  form: { base: () => recorded('form'), read: (item) => readBy(formSchema, item) },
  order: {
    base: () => recorded('orders').orders[0],
    read: (item) => readBy(ordersSchema, { found_orders: 1, orders: [item] }).orders[0],
  },
  review: {
    base: () => recorded('reviews')[0].reviews[0],
    read: (item) => oneOf((tally) => reviewsOf([item], 'en', tally)),
  },
  content: { base: () => recorded('content')[0], read: (item) => readBy(contentSchema, item) },
});
