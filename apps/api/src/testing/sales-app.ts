import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app';

/** The API for specs that sell: a search waits for its suppliers, however slow the machine is. */
export function startSalesApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startTestApp({
    ...options,
    config: {
      airSearch: { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 },
      ...options.config,
    },
  });
}

/** The same API over the network, for tests in which the sandbox bank calls back. */
export async function startListeningSalesApp(): Promise<TestApp> {
  const api = await startSalesApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}
