import { startClickSimulator } from '../src';

/** Runs a simulator of Click for a shop on this machine; docs/payments.md has the settings. */
const serviceId = process.env.CLICK_SERVICE_ID ?? '4321';
const secretKey = process.env.CLICK_SECRET_KEY ?? 'click_test_simulator';
const shop = process.env.SIM_SHOP ?? 'http://127.0.0.1:4300';

const { url, close } = await startClickSimulator({
  shop: { url: `${shop}/v1/payments/callbacks/click`, serviceId, secretKey },
  port: Number(process.env.SIM_CLICK_PORT ?? 4630),
});
console.log(`Click's simulator: ${url}

  Start Karvon with: CLICK_SERVICE_ID=${serviceId} CLICK_MERCHANT_ID=1234 CLICK_MERCHANT_USER_ID=5678 CLICK_SECRET_KEY=${secretKey} CLICK_PAY_URL=${url} CLICK_API_URL=${url}/v2/merchant npm start`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
