import { startPaymeSimulator } from '../src';

/** Runs a simulator of Payme for a shop on this machine; docs/payments.md has the settings. */
const merchantId = process.env.PAYME_MERCHANT_ID ?? '587f72c72cac0d162c722ae2';
const key = process.env.PAYME_KEY ?? 'payme_test_simulator';
const shop = process.env.SIM_SHOP ?? 'http://127.0.0.1:4300';

const { url, close } = await startPaymeSimulator({
  shop: { url: `${shop}/v1/payments/callbacks/payme`, key },
  merchantId,
  now: () => Date.now(),
  port: Number(process.env.SIM_PAYME_PORT ?? 4660),
});
console.log(`Payme's simulator: ${url}

  Start Karvon with: PAYME_MERCHANT_ID=${merchantId} PAYME_KEY=${key} PAYME_CHECKOUT_URL=${url} PAYME_ADDRESSES=127.0.0.1 npm start`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
