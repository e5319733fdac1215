/** @jest-environment node */
import { loader } from './news-feed';

afterEach(() => jest.restoreAllMocks());

test('a feed that the API does not answer for is a problem, and readers come again', async () => {
  jest.spyOn(global, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const response = await loader({
    request: new Request('http://karvon.example/uz/news.rss'),
  } as never);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({ code: 'service-unavailable', status: 503 });
});
