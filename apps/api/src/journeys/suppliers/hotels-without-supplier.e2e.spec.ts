import { readConfig } from '@karvon/platform/config';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let api: TestApp;
beforeAll(async () => {
  const { hotelSuppliers } = readConfig({
    EDITION: 'uz',
    HOTEL_SUPPLIERS: 'etg',
    // Nobody listens on this port.
    ETG_URL: 'http://127.0.0.1:9',
    ETG_KEY_ID: '1',
    ETG_KEY: 'key',
    ETG_RATE: '12650',
  });
  api = await startTestApp({ config: { hotelSuppliers } });
});
// The end of the API fails where an endpoint has answered with a problem that it does not declare.
afterAll(() => api.close());

test.each([
  ['POST', '/v1/hotel/locations', { Name: 'Самарканд' }],
  ['GET', '/v1/hotel/suggestions?query=sam&lang=uz', undefined],
  ['GET', '/v1/hotel/popular-cities?lang=uz', undefined],
  ['GET', '/v1/hotel/codes', undefined],
] as const)('%s %s says that the only supplier does not answer', async (method, url, payload) => {
  const response = await api.inject({ method, url, ...(payload && { payload }) });
  expect([response.statusCode, response.json().code]).toEqual([503, 'supplier-unavailable']);
});
