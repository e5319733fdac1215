import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Mocks the API for one spec file: call it at the top. A request without a handler fails. `use` adds handlers for one
 * test.
 */
export function setupApi(...handlers: HttpHandler[]): { use(...more: HttpHandler[]): void } {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { use: (...more) => server.use(...more) };
}
