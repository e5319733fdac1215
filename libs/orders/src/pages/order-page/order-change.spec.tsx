import { acceptScheduleChange, getAirOrder, quoteAirRefund } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildCancelledFlight,
  buildPaidOrder,
  buildRefund,
  buildScheduleChange,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const uz = readEdition('uz');
const sold = buildPaidOrder();
const change = buildScheduleChange();
const after = change.slices[0]!.after!;
const changed = { ...sold, scheduleChange: change };
const open = (locale: 'ru' | 'uz') =>
  renderPage(<OrderPage number={sold.number} edition={uz} />, {
    locale,
  });

test.each([
  ['ru', 'Авиакомпания изменила рейс', 'Согласиться на новый рейс', 'Прежний рейс', 'Новый рейс'],
  [
    'uz',
    'Aviakompaniya reysni oʻzgartirdi',
    'Yangi reysga rozilik berish',
    'Avvalgi reys',
    'Yangi reys',
  ],
] as const)(
  '%s: shows both flights and accepts the new one',
  async (locale, title, button, was, now) => {
    const sent = jest.fn();
    api.use(
      respond(getAirOrder, changed),
      respond(acceptScheduleChange, ({ params, body }) => {
        sent(params, body);
        return {
          ...sold,
          slices: [after],
          scheduleChange: { ...change, state: 'accepted' as const },
        };
      }),
    );
    const { user, container } = open(locale);
    const section = within(await screen.findByRole('region', { name: title }));
    expect(section.getByText(was).nextElementSibling).not.toHaveTextContent('HY 777');
    expect(section.getByText(now).nextElementSibling).toHaveTextContent('HY 777');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(section.getByRole('button', { name: button }));
    expect(await screen.findByText(/HY 777/)).toBeVisible();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(sent).toHaveBeenCalledWith({ number: sold.number, id: change.id }, { lang: locale });
  },
);

test('a refusal says why', async () => {
  api.use(
    respond(getAirOrder, changed),
    refuse(acceptScheduleChange, { code: 'schedule-change-closed', status: 409 }),
  );
  const { user } = open('ru');
  await user.click(await screen.findByRole('button', { name: 'Согласиться на новый рейс' }));
  expect(await screen.findByText(/Изменение рейса уже неактуально/)).toBeVisible();
});

test('a cancelled flight can only be refunded, and the reason is filled in', async () => {
  const asked = jest.fn();
  const {
    state: _,
    documents: __,
    steps: ___,
    ...quote
  } = buildRefund({ kind: 'forced', reason: 'flight-cancelled' });
  api.use(
    respond(getAirOrder, { ...sold, scheduleChange: buildCancelledFlight() }),
    respond(quoteAirRefund, ({ body }) => {
      asked(body);
      return { ...quote, expiresAt: '2026-12-01T11:20:00.000Z' };
    }),
  );
  const { container, user } = open('ru');
  expect(await screen.findByRole('heading', { name: 'Рейс отменён' })).toBeVisible();
  const name = 'Авиакомпания отменила рейс';
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByText('Рейс отменён')).toBeVisible();
  expect(section.getByText(/^Верните билеты: получите всю сумму/)).toBeVisible();
  expect(screen.getByText(/^Верните билеты или обменяйте/)).toBeVisible();
  expect(screen.queryByText(/обратитесь в.поддержку/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Согласиться/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(section.getByRole('button', { name: 'Рассчитать возврат' }));
  expect(await screen.findByRole('radio', { name: /отмен/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Показать расчёт' }));
  expect(asked).toHaveBeenCalledWith({ reason: 'flight-cancelled', lang: 'ru' });
});
