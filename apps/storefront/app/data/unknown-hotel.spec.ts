import { createTransport } from '@karvon/api-client';
import { describeHotel } from '@karvon/contract';
import { hotelQuery } from '@karvon/hotel-search';
import { createTestQueryClient, refuse, setupApi } from '@karvon/testing';
import { isUnknownHotel } from './unknown-hotel';

const api = setupApi();
const transport = createTransport({ baseUrl: 'http://api.test' });

test.each([
  ['nobody has', { code: 'hotel-not-found', status: 404 }, true],
  ['none can have', { code: 'validation-failed', status: 400, issues: [] }, true],
  ['a silent supplier may know', { code: 'supplier-unavailable', status: 422 }, false],
] as const)('a code that %s', async (_, problem, unknown) => {
  api.use(refuse(describeHotel, problem));
  const query = hotelQuery(transport, { code: 'SKD-999', lang: 'ru' });
  const error: unknown = await createTestQueryClient()
    .fetchQuery(query)
    .catch((refusal: unknown) => refusal);
  expect(isUnknownHotel(error)).toBe(unknown);
});
