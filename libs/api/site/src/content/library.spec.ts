import { readEdition } from '@karvon/edition';
import { readShelf } from './library';

const folder = `${__dirname}/../testing/content`;
const shelf = readShelf(folder, readEdition('uz'));

test('equal requests share one response, as bytes with their ETag', () => {
  const make = jest.fn(() => Buffer.from('{}'));
  const first = shelf.keep('news', make);
  expect(shelf.keep('news', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(first.etag).toMatch(/^"[\w-]{16}"$/);
});

test('cached responses to search words are limited to the latest', () => {
  const make = jest.fn(() => Buffer.from('{}'));
  for (let word = 0; word <= 500; word += 1) shelf.keepLately(`word ${word}`, make);
  expect(make).toHaveBeenCalledTimes(501);
  shelf.keepLately('word 500', make);
  expect(make).toHaveBeenCalledTimes(501);
  shelf.keepLately('word 0', make);
  expect(make).toHaveBeenCalledTimes(502);
});
