import { createShapes, startSirenaSimulator } from '../src';
import { keepSent } from './keep-sent';

/** Runs a simulator of Sirena-Travel for a shop on this machine; docs/suppliers.md has the settings. */
const seed = process.env.SANDBOX_SEED ?? 'karvon';
/** `SIM_SHAPES`: the share of items that have a recorded shape. */
const shapes = createShapes('sirena', { seed, share: Number(process.env.SIM_SHAPES ?? 0) });

const simulator = await startSirenaSimulator({
  port: Number(process.env.SIM_SIRENA_PORT ?? 4680),
  seed,
  change: (response) => keepSent(shapes.change(response)),
});
const { keys, port, url, close } = simulator;
const ours = keys.client.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const theirs = keys.server.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
console.log(`Sirena-Travel's simulator: 127.0.0.1:${port}, its switches: ${url}

  Start Karvon with: AIR_SUPPLIERS=sirena SIRENA_ADDRESS=127.0.0.1:${port} SIRENA_CLIENT=1 SIRENA_KEY=${ours} SIRENA_SERVER_KEY=${theirs} SIRENA_RATE=150 npm start
  Make it fail with: curl -X POST ${url}/_faults -d '{"kind":"slow","on":"pricing","times":1,"ms":5000}'`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
