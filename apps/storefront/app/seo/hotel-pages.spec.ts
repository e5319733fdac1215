import { createTransport } from '@karvon/api-client';
import { listHotelCodes } from '@karvon/contract';
import { respond, refuse, setupApi } from '@karvon/testing';
import { hotelPages } from './hotel-pages.server';

const api = setupApi(respond(listHotelCodes, { codes: ['TAS-001', 'SKD-002'] }));
const transport = createTransport({ baseUrl: 'http://api.test' });

test('every hotel has a page in every language of the edition', async () => {
  expect(await hotelPages(transport, ['ru', 'uz'])).toEqual([
    { ru: '/ru/hotel/TAS-001', uz: '/uz/hotel/TAS-001' },
    { ru: '/ru/hotel/SKD-002', uz: '/uz/hotel/SKD-002' },
  ]);
});

test('without a response of the API the result is empty', async () => {
  api.use(refuse(listHotelCodes, { code: 'supplier-unavailable', status: 503 }));
  expect(await hotelPages(transport, ['ru'])).toEqual([]);
});
