import { acceptScheduleChange, getAirOrder, type ScheduleChange } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildPaidOrder, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const uz = readEdition('uz');
const sold = buildPaidOrder();
const [before] = sold.slices;
const after = {
  ...before!,
  segments: before!.segments.map((segment) => ({ ...segment, flightNumber: 'HY 777' })),
};
const change: ScheduleChange = {
  id: '0199d3a4-5c1e-4b8a-9f00-00000000000c',
  kind: 'moved',
  state: 'new',
  slices: [{ before: before!, after }],
  acceptable: true,
  refundReason: 'schedule-changed',
  refundedWhole: false,
  foundAt: '2026-12-01T11:00:00.000Z',
};
const changed = { ...sold, scheduleChange: change };
const open = (locale: 'ru' | 'uz') =>
  renderPage(<OrderPage number={sold.number} edition={uz} />, { locale });

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

test('a cancelled flight can only be refunded', async () => {
  const cancelled = {
    kind: 'cancelled',
    acceptable: false,
    slices: [{ before: before!, after: null }],
  } as const;
  api.use(
    respond(getAirOrder, {
      ...sold,
      scheduleChange: { ...change, ...cancelled, slices: [...cancelled.slices] },
    }),
  );
  const { container } = open('ru');
  const name = 'Авиакомпания отменила рейс';
  const section = within(await screen.findByRole('region', { name }));
  expect(section.getByText('Рейс отменён')).toBeVisible();
  expect(section.getByText(/^Вы можете вернуть билеты/)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: 'Рассчитать возврат' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
