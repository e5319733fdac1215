import { readCheckout, startPaymeSimulator } from './payme-simulator';

test('the official example of a checkout address is read', () => {
  expect(
    readCheckout('bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw'),
  ).toMatchObject({
    merchantId: '587f72c72cac0d162c722ae2',
    account: { order_id: '197' },
    amount: 500,
  });
});

test('a call that the shop has failed at is sent again, and the second response counts', async () => {
  const sent: string[] = [];
  const payme = await startPaymeSimulator({
    shop: { url: 'http://shop.invalid', key: 'key' },
    merchantId: 'M',
    now: () => 1,
    wire: async ({ method }) => {
      sent.push(method);
      const fails = method === 'PerformTransaction' && sent.indexOf(method) === sent.length - 1;
      const error = { code: -32400, message: 'The service is unavailable', data: null };
      const response = fails ? { error } : { result: { allow: true } };
      return { ...response, text: JSON.stringify(response) };
    },
  });
  const address = Buffer.from('m=M;ac.payment_id=1;a=500').toString('base64');
  const paid = payme.choose(`http://payme.invalid/${address}`, 'pay', 'duplicate');
  await paid.finally(() => payme.close());
  expect(await paid).toMatchObject({ money: 'taken', over: true });
});
