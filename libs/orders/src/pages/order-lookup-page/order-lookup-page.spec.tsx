import { lookUpAirOrder } from '@karvon/contract';
import { answer, buildOrder, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router';
import { OrderLookupPage } from './order-lookup-page';

const api = setupApi();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(
    [
      { path: '/:lang/myorder', Component: () => <OrderLookupPage /> },
      { path: '*', Component: Address },
    ],
    { locale, path: `/${locale}/myorder` },
  );

test('number and surname lead to the order, by keyboard alone', async () => {
  const sent = jest.fn();
  api.use(
    answer(lookUpAirOrder, ({ body }) => {
      sent(body);
      return { order: buildOrder(), accessToken: '' };
    }),
  );
  const { user } = open();
  await user.tab();
  await user.keyboard('7k3m9qxa{Tab}Каримова{Enter}');
  expect(await screen.findByTestId('address')).toHaveTextContent('/ru/order?number=7K3M9QXA');
  expect(sent).toHaveBeenCalledWith({ bookingNumber: '7k3m9qxa', surname: 'Каримова', lang: 'ru' });
});

test('an empty form asks for both fields and sends nothing', async () => {
  const { user, container } = open();
  await user.click(screen.getByRole('button', { name: 'Найти' }));
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['ru', 'Найти', /Неверные данные для поиска заказа/],
  ['uz', 'Topish', /Buyurtmani qidirish maʼlumotlari notoʻgʻri/],
] as const)(
  'a wrong pair is told in the words of the catalogue (%s)',
  async (locale, button, text) => {
    api.use(refuse(lookUpAirOrder, { code: 'order-not-found', status: 404 }));
    const { user } = open(locale);
    await user.type(screen.getAllByRole('textbox')[0]!, '7K3M9QXB');
    await user.type(screen.getAllByRole('textbox')[1]!, 'KARIMOVA');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);
