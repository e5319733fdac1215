import { patternOf } from './request-log';

test.each([
  ['/', '/'],
  ['/uz/company/workprivacy', '/uz/company/workprivacy'],
  ['/api/v1/air/orders/ABCD2345/tickets.pdf', '/api/v1/air/orders/:x/tickets.pdf'],
  ['/uz/avia/TAS-MOW-2026-12-01', '/uz/avia/:x'],
  ['/ru/%D0%98%D0%B2%D0%B0%D0%BD', '/ru/:x'],
  ['/ru/orders/ABCD2345/', '/ru/orders/:x/'],
])('%s is logged as %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
