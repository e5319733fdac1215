import type { TestApp } from './start-test-app';

/**
 * One API for all tests of a file: started before the first one, closed after the last one. Its fields are set once the tests
 * run.
 */
export function testApi<App extends TestApp>(start: () => Promise<App>): App {
  const api = {} as App;
  beforeAll(async () => {
    Object.assign(api, await start());
  });
  afterAll(() => api.close());
  return api;
}
