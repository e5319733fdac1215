import { getAirOrder, getHotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  buildFinishedHotelOrder,
  buildPaidOrder,
  renderPage,
  respond,
  setupApi,
  unreachable,
} from '@karvon/testing';
import { screen } from '@testing-library/react';
import { PlaceMap } from '@karvon/street-map';
import { HotelOrderPage } from '../../pages/hotel-order-page/hotel-order-page';
import { OrderPage } from '../../pages/order-page/order-page';

const api = setupApi();
const edition = readEdition('uz');

test.each([
  {
    kind: 'hotel order',
    page: <HotelOrderPage Place={PlaceMap} number="5H2N8VZC" edition={edition} />,
    shown: respond(getHotelOrder, buildFinishedHotelOrder()),
    refused: unreachable(getHotelOrder),
  },
  {
    kind: 'air order',
    page: <OrderPage number="5H2N8VZC" edition={edition} />,
    shown: respond(getAirOrder, buildPaidOrder({ tickets: 'generating' })),
    refused: unreachable(getAirOrder),
  },
])('a refresh that fails says how old the $kind on the page is', async (story) => {
  api.use(story.shown);
  const { user } = renderPage(story.page);
  const refresh = await screen.findByRole('button', { name: 'Обновить' });
  expect(screen.queryByText(/Не удалось обновить/)).toBeNull();

  api.use(story.refused);
  await user.click(refresh);
  expect(
    await screen.findByText(/Не удалось обновить заказ\. Показаны сведения на \d/),
  ).toBeVisible();

  api.use(story.shown);
  await user.click(await screen.findByRole('button', { name: 'Обновить' }));
  await expect(screen.findByRole('button', { name: 'Обновить' })).resolves.toBeEnabled();
  expect(screen.queryByText(/Не удалось обновить/)).toBeNull();
});
