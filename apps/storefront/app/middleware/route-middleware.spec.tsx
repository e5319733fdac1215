/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { renderPage } from '@karvon/testing';
import type { ReactNode } from 'react';
import { middlewareOf, type RouteHandle } from './route-middleware';
import { useRouteMiddleware } from './use-route-middleware';

const mistaken = { middleware: ['session', 'sesion'] } as unknown as RouteHandle;

test('a handle names known middleware, or none', () => {
  expect(middlewareOf({ middleware: ['session', 'purchase'] })).toEqual(['session', 'purchase']);
  for (const handle of [undefined, null, {}, { crumbs: 1 }])
    expect(middlewareOf(handle)).toEqual([]);
});

test.each(['sesion', '', 'toString', '__proto__'])('the unknown name "%s" is an error', (name) => {
  const handle = { middleware: [name] };
  expect(() => middlewareOf(handle)).toThrow(/^Unknown route middleware$/);
});

test('a misspelt name does not compile', () => {
  // @ts-expect-error -- no middleware has this name
  const handle = { middleware: ['sesion'] } satisfies RouteHandle;
  expect(() => middlewareOf(handle)).toThrow('Unknown route middleware');
});

function Rules({ children }: { children?: ReactNode }) {
  const { keepsVisitor } = useRouteMiddleware();
  return (
    <p>
      {`visitor ${keepsVisitor ? 'stays' : 'leaves'}`}
      {children}
    </p>
  );
}

test.each([
  [{ middleware: ['personal'] }, 'visitor leaves'],
  [{ middleware: ['personal', 'session'] }, 'visitor stays'],
  [{ middleware: ['purchase'] }, 'visitor stays'],
  [undefined, 'visitor leaves'],
  [mistaken, 'visitor stays'],
])('for a page with %j: %s', async (handle, text) => {
  renderPage([{ path: '*', Component: Rules, handle }], { locale: 'ru' });
  expect(await screen.findByText(text)).toBeVisible();
});
