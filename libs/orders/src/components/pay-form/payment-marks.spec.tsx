import { getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildOrder, renderPage, setupApi } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from '../../pages/order-page/order-page';

const api = setupApi();

test.each([
  ['uz', ['Uzcard', 'Humo']],
  ['ru', ['Мир', 'Visa', 'Mastercard']],
] as const)('edition %s names the cards it takes', async (id, cards) => {
  const edition = readEdition(id);
  api.use(respond(getAirOrder, buildOrder({ paymentMethods: edition.paymentMethods })));
  const { container } = renderPage(<OrderPage number="7K3M9QXA" edition={edition} />);
  const methods = await screen.findByRole('radiogroup', { name: 'Способ оплаты' });
  for (const card of cards) expect(within(methods).getByText(card)).toBeVisible();
  const named = within(methods).getByRole('radio', { name: `Банковская карта ${cards.join(' ')}` });
  expect(named).toBeEnabled();
  expect(within(methods).getAllByRole('radio')).toHaveLength(edition.paymentMethods.length);
  expect(await axe(container)).toHaveNoViolations();
});
