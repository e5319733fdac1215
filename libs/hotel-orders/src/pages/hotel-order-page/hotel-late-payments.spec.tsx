import { getHotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { PlaceMap } from '@karvon/street-map';
import { buildHotelOrder, buildPayment, renderPage, respond, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi();
const nothing = money(0, 'UZS');
const order = buildHotelOrder({
  status: 'canceled',
  payBefore: null,
  payment: buildPayment({ status: 'refunded' }),
  cancellation: { reason: 'not-paid', penalty: nothing, refund: nothing },
  latePayments: [
    {
      id: '0199d3a4-5c1e-7b8a-9f00-6a2b3c4d5e69',
      paidFor: 'order',
      amount: money(390_000_00, 'UZS'),
      at: '2026-12-01T10:00:00.000Z',
      returnedAt: '2026-12-02T10:00:00.000Z',
    },
  ],
});

test.each([
  ['ru', /Платёж от 1 декабря.* на 390.* пришёл поздно.* Вся сумма отправлена 2 декабря/],
  ['uz', /390.* kech keldi.* Butun summa .*2.* joʻnatildi/],
] as const)(
  'the page says in %s which money came too late, and of no refund',
  async (locale, text) => {
    api.use(respond(getHotelOrder, order));
    const { container } = renderPage(
      <HotelOrderPage Place={PlaceMap} number={order.number} edition={readEdition('uz')} />,
      { locale },
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Деньги не списаны|Pul yechilmadi/)).toBeNull();
    expect(screen.queryByRole('region', { name: /^(Возврат денег|Pulni qaytarish)/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test.each([
  ['pending', false],
  ['expired', true],
] as const)(
  'of a lapsed order whose payment is %s: nothing was taken: %s',
  async (status, sure) => {
    const { latePayments: _late, ...unpaid } = order;
    api.use(respond(getHotelOrder, { ...unpaid, payment: buildPayment({ status }) }));
    renderPage(
      <HotelOrderPage Place={PlaceMap} number={order.number} edition={readEdition('uz')} />,
    );
    const text = await screen.findByText(
      /^Срок оплаты прошёл, бронирование отменено автоматически/,
    );
    expect(/Деньги не списаны/.test(text.textContent)).toBe(sure);
  },
);
