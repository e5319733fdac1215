import { lookUpAirOrder, lookUpHotelOrder } from '@karvon/contract';
import {
  respond,
  buildHotelOrder,
  buildOrder,
  refuse,
  renderPage,
  setupApi,
} from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useLocation } from 'react-router';
import { OrderLookups } from '../../components/order-lookups/order-lookups';
import { OrderLookupPage } from './order-lookup-page';

const api = setupApi();

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
const open = (locale: 'ru' | 'uz' = 'ru', page = <OrderLookupPage />) =>
  renderPage(
    [
      { path: '/:lang/myorder', Component: () => page },
      { path: '*', Component: Address },
    ],
    { locale, path: `/${locale}/myorder` },
  );
const form = (name: string) => within(screen.getByRole('region', { name }));

test('number and surname open the air order by keyboard', async () => {
  const sent = jest.fn();
  api.use(
    respond(lookUpAirOrder, ({ body }) => {
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

test('number and buyer name open the hotel order', async () => {
  const sent = jest.fn();
  api.use(
    respond(lookUpHotelOrder, ({ body }) => {
      sent(body);
      return { order: buildHotelOrder(), accessToken: '' };
    }),
  );
  const { user } = open('uz');
  const hotel = form('Mehmonxona');
  await user.type(hotel.getByLabelText('Mehmonxona buyurtmasi raqami'), '5h2n8vzc');
  await user.type(hotel.getByLabelText('Xaridor ismi'), 'Азиза Каримова{Enter}');
  expect(await screen.findByTestId('address')).toHaveTextContent('/uz/hotel/order?number=5H2N8VZC');
  expect(sent).toHaveBeenCalledWith({
    orderNumber: '5h2n8vzc',
    buyerName: 'Азиза Каримова',
    lang: 'uz',
  });
});

test.each(['Авиабилеты', 'Отель'])('%s: an empty form asks for both fields', async (name) => {
  const { user, container } = open();
  await user.click(form(name).getByRole('button', { name: 'Найти' }));
  expect(form(name).getAllByText('Заполните это поле')).toHaveLength(2);
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['ru', 'Авиабилеты', 'Найти', /^Неверные данные для поиска заказа/],
  ['uz', 'Aviachiptalar', 'Topish', /^Buyurtmani qidirish maʼlumotlari notoʻgʻri/],
  ['ru', 'Отель', 'Найти', /^Неверные данные для поиска\.$/],
  ['uz', 'Mehmonxona', 'Topish', /^Qidiruv maʼlumotlari notoʻgʻri/],
] as const)(
  'a wrong pair is told in the words of the catalogue (%s, %s)',
  async (locale, name, button, text) => {
    api.use(
      refuse(lookUpAirOrder, { code: 'order-not-found', status: 404 }),
      refuse(lookUpHotelOrder, { code: 'hotel-order-not-found', status: 404 }),
    );
    const { user } = open(locale);
    const [number, person] = form(name).getAllByRole('textbox');
    await user.type(number!, '7K3M9QXB');
    await user.type(person!, 'KARIMOVA');
    await user.click(form(name).getByRole('button', { name: button }));
    expect(await form(name).findByText(text)).toBeVisible();
  },
);

test('a link to a hotel order fills its number into the hotel form, which comes first', () => {
  open('ru', <OrderLookupPage number="5H2N8VZC" kind="hotel" />);
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Отель');
  expect(form('Отель').getByLabelText('Номер заказа отеля')).toHaveValue('5H2N8VZC');
  expect(form('Авиабилеты').getByLabelText('Номер заказа или бронирования (PNR)')).toHaveValue('');
});

test('the forms switch by a press and keep typed text', async () => {
  const { user, container } = open('ru', <OrderLookups wide />);
  await user.type(screen.getByLabelText('Номер заказа или бронирования (PNR)'), '7K3M9QXA');
  await user.click(screen.getByRole('radio', { name: 'Отель' }));
  expect(screen.getByLabelText('Имя покупателя')).toBeVisible();
  expect(screen.getByLabelText('Фамилия пассажира')).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('radio', { name: 'Авиабилеты' }));
  expect(screen.getByLabelText('Номер заказа или бронирования (PNR)')).toHaveValue('7K3M9QXA');
});
