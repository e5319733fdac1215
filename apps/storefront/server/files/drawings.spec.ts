import { picturePath, sharedPicturePath } from '@karvon/paths';
import type { Request, Response } from 'express';
import { drawings } from './drawings';

const pathOf = (url: string) => url.split('?')[0]!;

function urlFor(url: string): string {
  const request = { path: pathOf(url), url } as Request;
  const next = jest.fn();
  void drawings()(request, {} as Response, next);
  expect(next).toHaveBeenCalledTimes(1);
  return request.url;
}

test('a missing drawing is replaced by the general one', () => {
  expect(urlFor(picturePath('SKD'))).toBe(picturePath('SKD'));
  expect(urlFor(picturePath('QQQ-night'))).toBe(picturePath('flight-night'));
  expect(urlFor(picturePath('tails/Q9'))).toBe(picturePath('tails/any'));
  expect(urlFor(sharedPicturePath('QQQ'))).toBe(pathOf(sharedPicturePath('flight')));
});

test('other addresses are unchanged', () => {
  for (const path of ['/', '/pictures/old/SKD.svg', '/assets/SKD.svg'])
    expect(urlFor(path)).toBe(path);
});
