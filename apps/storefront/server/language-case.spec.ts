import type { Request, Response } from 'express';
import { lowerLanguage } from './language-case';

function redirected(originalUrl: string): unknown[] | undefined {
  const redirect = jest.fn();
  const next = jest.fn();
  lowerLanguage({ originalUrl } as Request, { redirect } as unknown as Response, next);
  expect(redirect.mock.calls.length + next.mock.calls.length).toBe(1);
  return redirect.mock.calls[0];
}

test.each([
  ['/RU', '/ru'],
  ['/UZ/', '/uz/'],
  ['/Uz?from=TAS', '/uz?from=TAS'],
  ['/RU/air-tickets?from=TAS&to=MOW', '/ru/air-tickets?from=TAS&to=MOW'],
  ['/UZ/hotel/SKD-001?q=%D0%90', '/uz/hotel/SKD-001?q=%D0%90'],
])('%s is permanently redirected to %s', (typed, page) => {
  expect(redirected(typed)).toEqual([301, page]);
});

test.each(['/ru', '/uz/myorder', '/RUS', '/EN', '//RU', '/', '/widgets/RU', '/RU%2F'])(
  '%s stays as it is',
  (address) => {
    expect(redirected(address)).toBeUndefined();
  },
);
