import { airSearchRequest } from '@karvon/air-catalogue/testing';
import { listAirOffers } from '@karvon/contract';
import { readConfig } from '@karvon/platform/config';
import { testNow } from '@karvon/platform/testing/test-clock';
import { startDuffelSimulator, type DuffelSimulator } from '@karvon/supplier-simulators';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let duffel: DuffelSimulator;
let sold: TestApp;
beforeAll(async () => {
  duffel = await startDuffelSimulator({ now: () => new Date(testNow) });
  const { airSuppliers } = readConfig({
    AIR_SUPPLIERS: 'duffel',
    AIR_LOGO_HOSTS: new URL(duffel.url).host,
    DUFFEL_URL: duffel.url,
    DUFFEL_TOKEN: 'duffel_test_simulator',
    DUFFEL_RATE: '12650',
  });
  sold = await startTestApp({ config: { airSuppliers } });
});
afterAll(async () => {
  await sold.close();
  await duffel.close();
});

test('offers of Duffel name logos, which are served as harmless pictures', async () => {
  const begun = await sold.inject({
    method: 'POST',
    url: '/v1/air/searches',
    payload: airSearchRequest(),
  });
  const page = await sold.inject(`/v1/air/searches/${begun.json().id}/offers`);
  const { dictionary } = listAirOffers.response.parse(page.json());
  const logo = Object.values(dictionary.carriers).find((carrier) => carrier.logo)?.logo;
  const response = await sold.inject(logo!);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp' });
  const none = await sold.inject('/v1/air/logos/HY-0000000000.webp');
  expect([none.statusCode, none.json().code]).toEqual([404, 'content-not-found']);
});
