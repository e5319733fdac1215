import { getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { buildPaidOrder, renderPage, respond, setupApi, unreachable } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { OrderPage } from './order-page';

const api = setupApi();

test('a refresh that fails says how old the air order on the page is', async () => {
  const shown = respond(getAirOrder, buildPaidOrder({ tickets: 'generating' }));
  api.use(shown);
  const { user } = renderPage(<OrderPage number="5H2N8VZC" edition={readEdition('uz')} />);
  const refresh = await screen.findByRole('button', { name: 'Обновить' });
  expect(screen.queryByText(/Не удалось обновить/)).toBeNull();

  api.use(unreachable(getAirOrder));
  await user.click(refresh);
  expect(
    await screen.findByText(/Не удалось обновить заказ\. Показаны сведения на \d/),
  ).toBeVisible();

  api.use(shown);
  await user.click(await screen.findByRole('button', { name: 'Обновить' }));
  await expect(screen.findByRole('button', { name: 'Обновить' })).resolves.toBeEnabled();
  expect(screen.queryByText(/Не удалось обновить/)).toBeNull();
});
