import { readEdition } from '@karvon/edition';
import { buildOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PayForm } from './pay-form';

const onChange = () => undefined;

const edition = readEdition('uz');
const order = buildOrder({ paymentMethods: [] });
const payer = { orderKind: 'air', orderNumber: order.number } as const;

test.each([
  ['ru', /нельзя оплатить на сайте/],
  ['uz', /^Saytda .* toʻlab boʻlmaydi/],
] as const)(
  'a sum that no method takes is not promised for later in %s: there is a phone',
  async (locale, text) => {
    const { container } = renderPage(<PayForm {...{ order, edition, payer, onChange }} />, {
      locale,
    });
    expect(await screen.findByText(text)).toBeVisible();
    const call = screen.getByRole('link', { name: /^(Позвонить|Qoʻngʻiroq qilish)/ });
    expect(call).toHaveAttribute('href', `tel:${edition.phones[0]!.number}`);
    expect(screen.queryByRole('button', { name: /Оплатить|Toʻlash/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  },
);
