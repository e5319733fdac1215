import { readEdition } from '@karvon/edition';
import { buildPaidOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { RefundButton } from './refund-button';

// The network is away when the dialog is asked for.
jest.mock('../refund-dialog/refund-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('«Рассчитать возврат» says that there is no network, and the page stays', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderPage(
    <RefundButton order={buildPaidOrder()} edition={readEdition('uz')} />,
  );
  await user.click(screen.getByRole('button', { name: 'Рассчитать возврат' }));
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Рассчитать возврат' })).toBeVisible();
});
