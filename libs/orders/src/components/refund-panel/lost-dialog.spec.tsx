import { readEdition } from '@karvon/edition';
import { buildPaidOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { CancelOrder } from '../cancel-order/cancel-order';
import { RefundButton } from './refund-button';

// The network is away when a dialog is asked for.
jest.mock('../cancel-question/cancel-question', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
jest.mock('../refund-dialog/refund-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const order = buildPaidOrder();
const nothing = () => undefined;

test.each([
  ['Отменить бронирование', <CancelOrder key="cancel" order={order} onLook={nothing} />],
  ['Рассчитать возврат', <RefundButton key="refund" order={order} edition={readEdition('uz')} />],
])('«%s» says that there is no network, and the page stays', async (name, button) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderPage(button);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(/^Нет связи/)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});
