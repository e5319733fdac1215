import { readEdition } from '@karvon/edition';
import { money } from '@karvon/money';
import { buildHotelOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { HotelPrice } from './hotel-price';

test('a night that is given away is free', async () => {
  const order = buildHotelOrder();
  const [first, ...others] = order.stay.days;
  const days = [...others, { ...first!, price: money(0, 'UZS') }];
  renderPage(
    <HotelPrice order={{ ...order, stay: { ...order.stay, days } }} edition={readEdition('uz')} />,
  );
  expect(await screen.findByText('бесплатно')).toBeVisible();
  expect(screen.queryByText(/^0\sсум$/)).toBeNull();
});
