import { getHotelOrder, type HotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { PlaceMap } from '@karvon/street-map';
import {
  buildFinishedHotelOrder,
  buildHotelOrder,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { screen } from '@testing-library/react';
import { HotelOrderPage } from '../../pages/hotel-order-page/hotel-order-page';

const api = setupApi();
const untilPaid = /До оплаты отмена бесплатна\. После оплаты:/;
const levy = /Отдельно отелю при заезде/;

async function open(order: HotelOrder) {
  api.use(respond(getHotelOrder, order));
  renderPage(<HotelOrderPage Place={PlaceMap} number={order.number} edition={readEdition('uz')} />);
  await screen.findByRole('heading', { level: 1 });
}

test('the terms of an unpaid stay begin with its payment', async () => {
  await open(buildHotelOrder());
  expect(screen.getByRole('region', { name: 'Условия отмены' })).toHaveTextContent(untilPaid);
});

test('the terms of a paid stay are in force, and so are those of a stay that is paid at the hotel', async () => {
  await open(buildFinishedHotelOrder());
  expect(screen.getByRole('region', { name: 'Условия отмены' })).not.toHaveTextContent(untilPaid);
});

test('a cancelled stay shows no terms and nothing to be paid at its hotel', async () => {
  const { tariff } = buildHotelOrder();
  const order = buildHotelOrder({
    tariff: { ...tariff, whereToPay: 'at-hotel' },
    status: 'canceled',
    cancelNow: null,
  });
  await open(order);
  expect(screen.queryByRole('region', { name: 'Условия отмены' })).toBeNull();
  expect(screen.queryByText(levy)).toBeNull();
});
