import { getAirOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { buildOrder, renderPage, respond, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OrderPage } from '../../pages/order-page/order-page';

const api = setupApi();
const edition = readEdition('uz');

test.each([
  ['ru', /нельзя оплатить на сайте/],
  ['uz', /^Saytda .* toʻlab boʻlmaydi/],
] as const)(
  'a sum that no method takes is not promised for later in %s: there is a phone',
  async (locale, text) => {
    api.use(respond(getAirOrder, buildOrder({ paymentMethods: [] })));
    const { container } = renderPage(<OrderPage number="7K3M9QXA" edition={edition} />, { locale });
    expect(await screen.findByText(text)).toBeVisible();
    const call = screen.getByRole('link', { name: /^(Позвонить|Qoʻngʻiroq qilish)/ });
    expect(call).toHaveAttribute('href', `tel:${edition.phones[0]!.number}`);
    expect(screen.queryByRole('button', { name: /Оплатить|Toʻlash/ })).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  },
);
