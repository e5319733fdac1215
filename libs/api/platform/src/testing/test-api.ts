/**
 * One API for all tests of a file: started before the first one, closed after the last one. Its fields are set once the tests
 * run.
 */
export function testApi<Api extends { close(): Promise<void> }>(start: () => Promise<Api>): Api {
  const api = {} as Api;
  beforeAll(async () => {
    Object.assign(api, await start());
  });
  afterAll(() => api.close());
  return api;
}
