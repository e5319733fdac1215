import { startYookassaSimulator } from '../src';

/** Runs a simulator of YooKassa for a shop on this machine; docs/payments.md has the settings. */
const shopId = process.env.YOOKASSA_SHOP_ID ?? '100500';
const secretKey = process.env.YOOKASSA_SECRET_KEY ?? 'yookassa_test_simulator';
const shop = process.env.SIM_SHOP ?? 'http://127.0.0.1:4300';

const { url, close } = await startYookassaSimulator({
  shop: { url: `${shop}/v1/payments/callbacks/yookassa`, shopId, secretKey },
  now: Date.now,
  port: Number(process.env.SIM_YOOKASSA_PORT ?? 4640),
});
console.log(`YooKassa's simulator: ${url}

  Start Karvon with: EDITION=ru YOOKASSA_SHOP_ID=${shopId} YOOKASSA_SECRET_KEY=${secretKey} YOOKASSA_API_URL=${url}/v3 YOOKASSA_ADDRESSES=127.0.0.1 npm start`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
