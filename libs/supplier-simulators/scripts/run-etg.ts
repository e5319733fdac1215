import { createShapes, startEtgSimulator } from '../src';
import { keepSent } from './keep-sent';

/** Runs a simulator of ETG for a shop on this machine; docs/suppliers.md has the settings. */
const port = Number(process.env.SIM_ETG_PORT ?? 4670);

const seed = process.env.SANDBOX_SEED ?? 'karvon';
/** `SIM_SHAPES`: the share of items that have a recorded shape. */
const shapes = createShapes('etg', { seed, share: Number(process.env.SIM_SHAPES ?? 0) });

const { url, close } = await startEtgSimulator({
  port,
  seed,
  change: (response) => keepSent(shapes.change(response)),
});
console.log(`ETG's simulator: ${url}

  Start Karvon with: HOTEL_SUPPLIERS=etg ETG_URL=${url} ETG_KEY_ID=simulator ETG_KEY=simulator ETG_RATE=12650 npm start
  Make it fail with: curl -X POST ${url}/_faults -d '{"kind":"slow","on":"POST /api/b2b/v3/search/serp","times":1,"ms":5000}'`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
