import { createLogger } from '@karvon/platform/http/logger';
import { z } from 'zod';
import type { Tally } from '@karvon/platform/parties/port';
import { readable, reportLost, soldOf } from './readable';

const logger = createLogger('silent');

test('a list that can be read in part is valid; where nothing can be read, the supplier has failed', () => {
  reportLost(logger, 'rates', 0, 0);
  reportLost(logger, 'rates', 1, 5);
  expect(() => reportLost(logger, 'rates', 0, 5)).toThrow(
    expect.objectContaining({ code: 'supplier-unavailable' }),
  );
});

test('each item is counted once, and an unreadable one by the name of its field', () => {
  const fates: (string | undefined)[][] = [];
  const tally: Tally = (...fate) => void fates.push(fate);
  const schema = z
    .object({ id: z.string(), rooms: z.array(z.object({ name: z.string() })) })
    .refine(({ id }) => id !== 'strange');
  const named = (id: unknown, name: unknown = 'a room') => ({ id, rooms: [{ name }] });
  const items = [named('one'), named('two', 7), named(3), named('strange'), named('left'), null];
  const read = readable(schema, items, tally);
  const sold = soldOf(
    read.map((one) => (one.id === 'left' ? 'by-choice' : one)),
    tally,
  );
  expect(sold).toEqual([named('one')]);
  expect(fates).toEqual([
    ['unreadable', 'rooms.name'],
    ['unreadable', 'id'],
    ['unreadable', 'whole'],
    ['unreadable', 'whole'],
    ['read'],
    ['not-sold', 'by-choice'],
  ]);
});
