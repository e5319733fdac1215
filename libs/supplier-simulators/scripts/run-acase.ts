import { createShapes, startAcaseSimulator } from '../src';
import { keepSent } from './keep-sent';

/** Runs a simulator of Академсервис for a shop on this machine; docs/suppliers.md has the settings. */
const port = Number(process.env.SIM_ACASE_PORT ?? 4620);

const seed = process.env.SANDBOX_SEED ?? 'karvon';
/** `SIM_SHAPES`: the share of items that have a recorded shape. */
const shapes = createShapes('acase', { seed, share: Number(process.env.SIM_SHAPES ?? 0) });

const { url, close } = await startAcaseSimulator({
  port,
  seed,
  change: (response) => keepSent(shapes.change(response)),
});
console.log(`Академсервис's simulator: ${url}

  Start Karvon with: HOTEL_SUPPLIERS=acase ACASE_URL=${url} ACASE_BUYER=simulator ACASE_USER=simulator ACASE_PASSWORD=simulator ACASE_RATE=150 npm start
  Make it fail with: curl -X POST ${url}/_faults -d '{"kind":"slow","on":"HotelSearchRequest","times":1,"ms":5000}'`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
