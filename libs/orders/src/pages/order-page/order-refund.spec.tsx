import { confirmAirRefund, getAirOrder, quoteAirRefund } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildPaidOrder,
  buildRefund,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from './order-page';

const api = setupApi();
const uz = readEdition('uz');
const number = '7K3M9QXA';
const open = () =>
  renderPage(<OrderPage number={number} edition={uz} />, {
    locale: 'ru',
  });

const { state: _state, steps: _steps, documents: _documents, ...terms } = buildRefund();
const quote = { ...terms, expiresAt: '2026-12-01T11:15:00.000Z' };

async function openDialog() {
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Рассчитать возврат' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Расчёт возврата' }));
  return { user, dialog, container };
}

test('shows the exact sums, then the confirmation, then the refund’s steps', async () => {
  const confirmed = jest.fn();
  const returning = buildPaidOrder({ status: 'return', refund: buildRefund() });
  api.use(
    respond(getAirOrder, buildPaidOrder()),
    respond(quoteAirRefund, quote),
    respond(confirmAirRefund, ({ params, headers }) => {
      confirmed(params.id, headers.get('idempotency-key'));
      return returning;
    }),
  );
  const { user, dialog, container } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  const retained = await dialog.findByText(/−400\s000\sсум/);
  expect(retained).toBeVisible();
  expect(document.activeElement).toContainElement(retained);
  expect(dialog.getByText('Правила тарифа', { exact: false })).toBeVisible();
  expect(dialog.getByText(/не позже 4 декабря/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(confirmed).not.toHaveBeenCalled();

  await user.click(
    dialog.getByRole('button', { name: /Вернуть билеты и получить 1\s650\s000\sсум/ }),
  );
  expect(await screen.findByRole('heading', { name: 'Ход возврата' })).toBeVisible();
  expect(screen.getByText('Возвращаем билеты авиакомпании').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(confirmed).toHaveBeenCalledWith(quote.id, quote.id);
  expect(screen.queryByRole('link', { name: 'Скачать билеты (PDF)' })).toBeNull();
});

test('a forced refund is a claim: nothing is withheld, and the tickets stay while it is checked', async () => {
  const requested = jest.fn();
  const claim = { kind: 'forced', reason: 'illness' } as const;
  const steps = [{ state: 'in-review' as const, at: '2026-12-01T11:00:00.000Z' }];
  const refund = buildRefund({ ...claim, state: 'in-review', steps });
  api.use(
    respond(getAirOrder, buildPaidOrder()),
    respond(quoteAirRefund, ({ body }) => {
      requested(body);
      return { ...quote, ...claim };
    }),
    respond(confirmAirRefund, buildPaidOrder({ status: 'return', refund })),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: /Болезнь/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Что случилось' }), 'Справка есть');
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  await user.click(await dialog.findByRole('button', { name: 'Отправить заявку' }));
  expect(requested).toHaveBeenCalledWith({
    reason: 'illness',
    comment: 'Справка есть',
    lang: 'ru',
  });
  expect(await screen.findByRole('heading', { name: 'Возврат: заявку проверяют' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать билеты (PDF)' })).toBeVisible();
});

test('outdated sums are calculated again before the visitor confirms', async () => {
  api.use(
    respond(getAirOrder, buildPaidOrder()),
    respond(quoteAirRefund, quote),
    refuse(confirmAirRefund, { code: 'refund-quote-expired', status: 410 }),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  await user.click(await dialog.findByRole('button', { name: /Вернуть билеты/ }));
  expect(await dialog.findByText(/Расчёт возврата устарел/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(await dialog.findByRole('button', { name: /Вернуть билеты/ })).toBeVisible();
});

test('when the carrier names no sum, the agency calculates it', async () => {
  api.use(
    respond(getAirOrder, buildPaidOrder()),
    refuse(quoteAirRefund, { code: 'refund-unavailable' }),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Показать расчёт' }));
  expect(await dialog.findByRole('link', { name: /Позвонить в поддержку/ })).toHaveAttribute(
    'href',
    `tel:${uz.phones[0]!.number}`,
  );
  // The problem stands above the choice, which is higher than a phone: the focus goes there, and the page with it.
  expect(document.activeElement).toContainElement(dialog.getByRole('alert'));
});

const stepsOf = (heading: string) =>
  within(screen.getByRole('region', { name: heading })).getAllByRole('listitem');

test('a declined claim is no step that succeeded, and the tickets are said to hold', async () => {
  const at = '2026-12-01T10:00:00.000Z';
  const refund = buildRefund({
    kind: 'forced',
    state: 'declined',
    steps: [
      { state: 'in-review', at },
      { state: 'declined', at },
    ],
  });
  const history = (['not-paid', 'paid', 'return', 'paid'] as const).map((status) => ({
    status,
    at,
  }));
  api.use(respond(getAirOrder, buildPaidOrder({ refund, history })));
  open();
  await screen.findByRole('heading', { name: 'Ход возврата' });
  const [checked, declined] = stepsOf('Ход возврата');
  expect(checked).toHaveTextContent('Заявку проверили авиакомпания и наш сотрудник');
  expect(checked).toHaveAttribute('data-stage', 'done');
  expect(declined).toHaveAttribute('data-stage', 'failed');
  expect(
    stepsOf('Ход заказа').map(({ firstElementChild: icon }) => icon?.nextSibling?.textContent),
  ).toEqual(['Заказ оформлен', 'Оплачен', 'Начат возврат', 'Билеты действуют']);
});
