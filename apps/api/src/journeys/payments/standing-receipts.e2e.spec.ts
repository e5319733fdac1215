import { book } from '@karvon/air-orders/testing';
import { operatorTerminal } from '../../testing/operators/operator-terminal';
import { receiptsAfter } from '@karvon/yookassa/testing';
import { startPaymentBy, startYookassaShop, type YookassaShop } from '../../testing/payment-peers';
import { paymentStocks } from '@karvon/payments';
import { readMessages } from '@karvon/messages/testing';

let { api, yookassa, close } = {} as YookassaShop;
beforeAll(async () => {
  ({ api, yookassa, close } = await startYookassaShop(undefined, receiptsAfter));
  Object.assign(api.config, { staff: { email: staff } });
});
afterAll(() => close());

const staff = 'desk@karvon.example';
const { type } = operatorTerminal(() => api);
const standing = () =>
  paymentStocks.find(({ name }) => name === 'karvon_receipts_standing')!.read(api);

async function sold() {
  const booked = await book(api);
  const { confirmationUrl } = await startPaymentBy(api, booked, 'sbp');
  await yookassa.choose(confirmationUrl, 'pay');
  await minutePasses();
  return booked.order;
}

async function minutePasses(): Promise<void> {
  await api.jobs.drain();
  await api.clock.advance({ minutes: 2 });
  await api.jobs.drain();
}

const commandsIn = (text: string) =>
  [...text.matchAll(/npm run ops -- (\S+) (\S+)/g)].map(([, command, id]) => [command, id]);

/** How many messages staff got about receipts of an order. */
async function noticesOf(number: string): Promise<number> {
  await api.jobs.enqueue(api.database.db, 'jobs.sweep', {});
  await api.jobs.drain();
  return (await readMessages(api, staff)).filter(
    ({ subject, text }) => subject?.includes('Кассовый чек') && text.includes(number),
  ).length;
}

test('a receipt that the cash register refuses is shown until it is sent again or made by hand', async () => {
  yookassa.refuseNextReceipt();
  const { number, toPay } = await sold();
  const sum = (toPay.amount / 100).toFixed(2);
  const shown = await type('money');
  expect(shown).toContain(`receipt refused  ${sum} RUB taken by yookassa, air ${number}, `);
  expect(await standing()).toEqual([{ labels: {}, value: 1 }]);
  expect([await noticesOf(number), await noticesOf(number)]).toEqual([1, 1]);
  const [again, made] = commandsIn(shown);
  expect(again![0]).toBe('receipt-again');

  yookassa.refuseNextReceipt();
  expect(await type(...(again as [string, string]))).toBe('Done.');
  await minutePasses();
  expect(yookassa.receipts.size).toBe(2);
  expect(await type('money')).toContain('receipt refused');
  expect(await type(...(made as [string, string]))).toBe('Done.');
  expect(await type('money')).toBe('Nothing.');
  expect(await standing()).toEqual([{ labels: {}, value: 0 }]);
  for (const command of [again, made] as [string, string][])
    await expect(type(...command)).rejects.toThrow('tax receipt');
});

test('a refused receipt that is sent again is registered', async () => {
  yookassa.refuseNextReceipt();
  await sold();
  const [again] = commandsIn(await type('money'));
  await type(...(again as [string, string]));
  await minutePasses();
  expect(await type('money')).toBe('Nothing.');
  expect([...yookassa.receipts.values()].at(-1)).toMatchObject({ status: 'succeeded' });
});

test('a receipt that cannot be sent is shown after an hour, and sent when it can be', async () => {
  yookassa.takeReceipts(false);
  const { number } = await sold();
  expect(await type('money')).toBe('Nothing.');
  await api.clock.advance({ minutes: 60 });
  expect(await type('money')).toMatch(
    new RegExp(`receipt waiting .*${number}.*\n  npm run ops -- receipt-made`),
  );
  yookassa.takeReceipts(true);
  await minutePasses();
  await minutePasses();
  expect(await type('money')).toBe('Nothing.');
  expect([...yookassa.receipts.values()].at(-1)).toMatchObject({ status: 'succeeded' });
});
