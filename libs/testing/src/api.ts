import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';

/** A network for one spec file: call it at the top; a request nobody answers fails. `use` adds handlers for one test. */
export function setupApi(...handlers: HttpHandler[]): { use(...more: HttpHandler[]): void } {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { use: (...more) => server.use(...more) };
}
