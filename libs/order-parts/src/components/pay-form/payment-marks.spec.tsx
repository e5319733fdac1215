import { readEdition } from '@karvon/edition';
import { buildOrder, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PayForm } from './pay-form';

const onChange = () => undefined;

test.each([
  ['uz', ['Uzcard', 'Humo']],
  ['ru', ['Мир', 'Visa', 'Mastercard']],
] as const)('edition %s names the cards it takes', async (id, cards) => {
  const edition = readEdition(id);
  const order = buildOrder({ paymentMethods: edition.paymentMethods });
  const payer = { orderKind: 'air', orderNumber: order.number } as const;
  const { container } = renderPage(<PayForm {...{ order, edition, payer, onChange }} />);
  const methods = await screen.findByRole('radiogroup', { name: 'Способ оплаты' });
  for (const card of cards) expect(within(methods).getByText(card)).toBeVisible();
  const named = within(methods).getByRole('radio', { name: `Банковская карта ${cards.join(' ')}` });
  expect(named).toBeEnabled();
  expect(within(methods).getAllByRole('radio')).toHaveLength(edition.paymentMethods.length);
  expect(await axe(container)).toHaveNoViolations();
});
