/** @jest-environment node */
import { loader } from './news-feed';

afterEach(() => jest.restoreAllMocks());

test('a feed without a response of the API is a problem, and readers try again', async () => {
  jest.spyOn(global, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const response = await loader({
    request: new Request('http://karvon.example/uz/news.rss'),
  } as never);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect(await response.json()).toMatchObject({ code: 'service-unavailable', status: 503 });
});
