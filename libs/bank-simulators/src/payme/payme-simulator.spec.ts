import { readCheckout } from './payme-simulator';

test('the official example of a checkout address is read', () => {
  expect(
    readCheckout('bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9MTk3O2E9NTAw'),
  ).toMatchObject({
    merchantId: '587f72c72cac0d162c722ae2',
    account: { order_id: '197' },
    amount: 500,
  });
});
