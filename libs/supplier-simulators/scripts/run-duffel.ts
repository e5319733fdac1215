import { createShapes, startDuffelSimulator } from '../src';
import { keepSent } from './keep-sent';

/** Runs a simulator of Duffel for a shop on this machine; docs/suppliers.md has the settings. */
const port = Number(process.env.SIM_DUFFEL_PORT ?? 4610);
const token = process.env.DUFFEL_TOKEN ?? 'duffel_test_simulator';
const receiver =
  process.env.SIM_DUFFEL_RECEIVER ?? 'http://127.0.0.1:4300/v1/suppliers/duffel/events';
const secret = process.env.DUFFEL_WEBHOOK_SECRET ?? 'for-the-simulator-only';

const seed = process.env.SANDBOX_SEED ?? 'karvon';
/** `SIM_SHAPES`: the share of items that have a recorded shape. */
const shapes = createShapes('duffel', { seed, share: Number(process.env.SIM_SHAPES ?? 0) });

const { url, close } = await startDuffelSimulator({
  port,
  token,
  seed,
  change: (response) => keepSent(shapes.change(response)),
  changeEvent: shapes.change,
  webhook: { url: receiver, secret },
});
console.log(`Duffel's simulator: ${url}

  Start Karvon with: AIR_SUPPLIERS=duffel DUFFEL_URL=${url} DUFFEL_TOKEN=${token} DUFFEL_RATE=12650 AIR_LOGO_HOSTS=${new URL(url).host} DUFFEL_WEBHOOK_SECRET=${secret} npm start
  Make it fail with: curl -X POST ${url}/_faults -d '{"kind":"slow","on":"GET /air/offers","times":1,"ms":5000}'`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
