import {
  startDuffelSimulator,
  type DuffelSimulator,
  type DuffelSimulatorOptions,
} from '@karvon/supplier-simulators';
import { readConfig } from '@karvon/platform/config';
import { startSalesApp } from '../sales-app';
import { testNow } from '@karvon/platform/testing/test-clock';
import { type TestApp } from '../start-test-app';

export interface DuffelSalesApp extends TestApp {
  duffel: DuffelSimulator;
}

/** A whole API that sells through Duffel's simulator, over the network. */
export async function startDuffelSalesApp(
  options: Pick<DuffelSimulatorOptions, 'change'> = {},
): Promise<DuffelSalesApp> {
  const token = 'duffel_test_simulator';
  let now = () => new Date(testNow);
  const duffel = await startDuffelSimulator({ ...options, token, now: () => now() });
  const { airSuppliers } = readConfig({
    AIR_SUPPLIERS: 'duffel',
    DUFFEL_URL: duffel.url,
    DUFFEL_TOKEN: token,
    DUFFEL_RATE: '12650',
  });
  const api = await startSalesApp({ config: { airSuppliers } });
  now = () => api.clock.now();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...api,
    duffel,
    async close() {
      await duffel.close();
      await api.close();
    },
  };
}
