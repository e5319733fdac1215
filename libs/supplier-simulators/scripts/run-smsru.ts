import { startSmsruSimulator } from '../src';

/** Runs a simulator of SMS.ru for a shop on this machine, and prints the messages it accepts. */
const apiId = process.env.SMSRU_API_ID ?? 'smsru_test_simulator';
const sender = process.env.SMSRU_FROM ?? 'Karvon';

const { url, close } = await startSmsruSimulator({
  apiId,
  senders: [sender],
  port: Number(process.env.SIM_SMSRU_PORT ?? 4650),
  onTaken: ({ to, text }) => console.log(`+${to}: ${text}`),
});
console.log(`SMS.ru's simulator: ${url}

  Start Karvon with: EDITION=ru SMS_PROVIDER=sms-ru SMSRU_API_ID=${apiId} SMSRU_FROM=${sender} SMSRU_URL=${url} npm start
  Make it fail with: curl -X POST ${url}/_faults -d '{"kind":"error","on":"POST /sms/send","times":1}'`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
