import { confirmAirRefund, getAirOrder, quoteAirRefund } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildItinerary,
  buildPaidOrder,
  buildRefund,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const uz = readEdition('uz');
const { state: _state, steps: _steps, documents: _documents, ...terms } = buildRefund();
const part = [{ passenger: 1, slices: [0] }];
const quote = { ...terms, part, closes: false, expiresAt: '2026-12-01T11:15:00.000Z' };

const traveller = (name: string, type: 'adult' | 'child' = 'adult', returned: number[] = []) => ({
  type,
  surname: 'KARIMOV',
  name,
  ticketNumber: '2501234567890',
  returned,
});
const { fare } = buildPaidOrder();
const order = buildPaidOrder({
  fare: { ...fare, refund: { allowed: 'yes', fee: null, until: null } },
  slices: [buildItinerary(), buildItinerary()],
  passengers: [traveller('OLIM'), traveller('TEMUR'), traveller('LOLA', 'child')],
});

test('one of three passengers and one of two flights: chosen, quoted, confirmed and shown in the order', async () => {
  const requested = jest.fn();
  const refund = buildRefund({ part, closes: false, state: 'returned' });
  api.use(
    respond(getAirOrder, order),
    respond(quoteAirRefund, ({ body }) => {
      requested(body);
      return quote;
    }),
    respond(confirmAirRefund, {
      ...order,
      passengers: [
        order.passengers[0]!,
        traveller('TEMUR', 'adult', [0]),
        traveller('LOLA', 'child', [0, 1]),
      ],
      refund,
      earlierRefunds: [buildRefund({ id: '0199d3a4-5c1e-7b8a-9f00-000000000002' })],
    }),
  );
  const { user, container } = renderPage(<OrderPage number={order.number} edition={uz} />, {
    locale: 'ru',
  });
  await user.click(await screen.findByRole('button', { name: 'Рассчитать возврат' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Расчёт возврата' }));
  await user.click(dialog.getByRole('radio', { name: /Часть/ }));
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(dialog.getByText(/Отметьте хотя бы одного пассажира/)).toBeVisible();
  const people = within(dialog.getByRole('group', { name: 'Чьи билеты вернуть' }));
  await user.click(people.getByRole('checkbox', { name: 'KARIMOV OLIM' }));
  await user.click(people.getByRole('checkbox', { name: 'KARIMOV TEMUR' }));
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(dialog.getByText(/Ребёнок не может лететь без взрослого/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(requested).not.toHaveBeenCalled();

  await user.click(people.getByRole('checkbox', { name: 'KARIMOV OLIM' }));
  const flights = within(dialog.getByRole('group', { name: 'Какие рейсы вернуть' }));
  await user.click(flights.getAllByRole('checkbox')[1]!);
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(await dialog.findByText(/Остальные билеты заказа действуют/)).toBeVisible();
  expect(dialog.getByText('KARIMOV TEMUR')).toBeVisible();
  expect(requested).toHaveBeenCalledWith({ part, lang: 'ru' });

  await user.click(dialog.getByRole('button', { name: /Вернуть билеты и получить/ }));
  expect(await screen.findAllByRole('heading', { name: 'Ход возврата' })).toHaveLength(2);
  const refunded = screen.getByText(/Возвращён билет на рейс/);
  expect(refunded).toBeVisible();
  // No line begins with a dash.
  const progress = screen.getAllByRole('region', { name: 'Ход возврата' });
  for (const { textContent } of [refunded, ...progress])
    expect(textContent).not.toMatch(/[а-я] — [А-Я]/u);
  expect(screen.getByText('Билет 2501234567890 возвращён')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать билеты (PDF)' })).toBeVisible();
});

test('while a part is being refunded, no other refund is offered', async () => {
  api.use(respond(getAirOrder, { ...order, refund: buildRefund({ part, closes: false }) }));
  renderPage(<OrderPage number={order.number} edition={uz} />, {
    locale: 'ru',
  });
  expect(await screen.findByRole('heading', { name: 'Ход возврата' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Рассчитать возврат' })).toBeNull();
});
