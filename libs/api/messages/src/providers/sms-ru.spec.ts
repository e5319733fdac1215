import { startSmsruSimulator, type SmsruSimulator } from '@karvon/supplier-simulators';
import { createSmsRu } from './sms-ru';

let there: SmsruSimulator;
beforeAll(async () => {
  there = await startSmsruSimulator({ apiId: 'a-secret-key', senders: ['Karvon'] });
});
afterAll(() => there.close());

const carrier = (changes: { apiId?: string; from?: string } = {}) =>
  createSmsRu({ baseUrl: there.url, apiId: 'a-secret-key', from: 'Karvon', ...changes });
const sms = { id: 'm1', to: '+79161234567', text: 'Ваш код: 123456' };
const refusal = (code: number) => new Error(`SMS.ru did not take a message: ${code}`);

test('sends digits, the text and the sender with the key of the account', async () => {
  await carrier().send(sms);
  expect(there.taken).toEqual([{ to: '79161234567', text: 'Ваш код: 123456', from: 'Karvon' }]);
});

test('a refusal says its number, and nothing of the message', async () => {
  const before = there.taken.length;
  await expect(carrier({ apiId: 'another' }).send(sms)).rejects.toEqual(refusal(200));
  await expect(carrier({ from: 'Stranger' }).send(sms)).rejects.toEqual(refusal(204));
  await expect(carrier().send({ ...sms, to: '+7916' })).rejects.toEqual(refusal(202));
  await expect(carrier().send({ ...sms, text: '' })).rejects.toEqual(refusal(203));
  expect(there.taken).toHaveLength(before);
});

test('an answer that is none is a refusal, too', async () => {
  there.faults.add({ kind: 'error', on: 'POST /sms/send', times: 1 });
  await expect(carrier().send(sms)).rejects.toEqual(refusal(500));
  there.faults.add({ kind: 'invalid', on: 'POST /sms/send', times: 1 });
  await expect(carrier().send(sms)).rejects.toThrow();
  there.faults.add({ kind: 'redirect', on: 'POST /sms/send', times: 1 });
  await expect(carrier().send(sms)).rejects.toThrow();
});
