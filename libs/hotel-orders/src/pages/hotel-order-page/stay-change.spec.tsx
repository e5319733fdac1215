import { changeHotelOrder, getHotelOrder, listCountries, type HotelOrder } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  buildCountries,
  buildFinishedHotelOrder,
  buildStayChange,
  refuse,
  renderPage,
  respond,
  setupApi,
} from '@karvon/testing';
import { PlaceMap } from '@karvon/street-map';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { HotelOrderPage } from './hotel-order-page';

const api = setupApi(respond(listCountries, { countries: buildCountries() }));
const sold = buildFinishedHotelOrder({ comment: 'Тихий номер' });
const open = (locale: 'ru' | 'uz' = 'ru') =>
  renderPage(<HotelOrderPage Place={PlaceMap} number={sold.number} edition={readEdition('uz')} />, {
    locale,
  });
const panel = async (name = 'Изменение бронирования') =>
  within(await screen.findByRole('region', { name }));

async function openForm(user: ReturnType<typeof open>['user']) {
  const section = await panel();
  await user.click(section.getByRole('button', { name: 'Исправить данные гостей' }));
  const surname = section.getAllByLabelText('Фамилия')[0]!;
  return { section, surname };
}

test('the guest corrects a name, and is told that the hotel is asked', async () => {
  const sent = jest.fn();
  const orders = [sold];
  api.use(
    respond(getHotelOrder, () => orders[0]!),
    respond(changeHotelOrder, ({ body, headers }) => {
      sent(body, headers.get('idempotency-key'));
      orders[0] = { ...sold, changeable: false, changes: [buildStayChange()] };
      return orders[0];
    }),
  );
  const { user, container } = open();
  const { section, surname } = await openForm(user);
  expect(section.getByLabelText(/^Пожелания отелю/)).toHaveValue('Тихий номер');
  expect(await axe(container)).toHaveNoViolations();
  await user.clear(surname);
  await user.type(surname, ' Rahimova ');
  await user.click(section.getByRole('button', { name: 'Отправить отелю' }));
  expect(await section.findByText(/^Изменения отправлены отелю/)).toBeVisible();
  expect(section.getByText(/^Станет: Aziza Rahimova, Timur Karimov/)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
  const [first, ...others] = sold.guests;
  expect(sent).toHaveBeenCalledWith(
    {
      lang: 'ru',
      guests: [{ ...first, surname: 'Rahimova' }, ...others],
      comment: 'Тихий номер',
    },
    expect.any(String),
  );
});

test('the guest corrects a citizenship, and reads which one was sent', async () => {
  const sent = jest.fn();
  const [first, ...others] = sold.guests;
  const guests = [{ ...first!, citizenship: 'KZ' as const }, ...others];
  api.use(
    respond(getHotelOrder, sold),
    respond(changeHotelOrder, ({ body }) => {
      sent(body);
      return { ...sold, changeable: false, changes: [buildStayChange({ guests })] };
    }),
  );
  const { user } = open();
  const { section } = await openForm(user);
  const citizenship = () => section.getAllByRole('combobox', { name: /^Гражданство/ });
  await waitFor(() => expect(citizenship()[0]!.tagName).toBe('INPUT'));
  expect(citizenship()).toHaveLength(sold.guests.length);
  await user.clear(citizenship()[0]!);
  await user.type(citizenship()[0]!, 'Казахстан{Enter}');
  await user.click(section.getByRole('button', { name: 'Отправить отелю' }));
  expect(await section.findByText(/^Станет: .+ \(гражданство: Казахстан\), /)).toBeVisible();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ guests }));
});

test('a tariff that asks for no citizenship has none to be corrected', async () => {
  const tariff = { ...sold.tariff, guestRules: { allNames: true, citizenship: false } };
  api.use(respond(getHotelOrder, { ...sold, tariff }));
  const { user } = open();
  const { section } = await openForm(user);
  expect(section.queryByRole('combobox', { name: /^Гражданство/ })).toBeNull();
});

const abroad: HotelOrder = {
  ...sold,
  guests: sold.guests.map((guest) => ({ ...guest, name: 'AZIZA', surname: 'KARIMOVA' })),
  stay: {
    ...sold.stay,
    hotel: { ...sold.stay.hotel, location: { ...sold.stay.hotel.location, country: 'TR' } },
  },
};

test('for a hotel abroad Cyrillic is spelled as in the passport, and the guest sees how', async () => {
  const sent = jest.fn();
  api.use(
    respond(getHotelOrder, abroad),
    respond(changeHotelOrder, ({ body }) => {
      sent(body);
      return { ...abroad, changeable: false, changes: [buildStayChange()] };
    }),
  );
  const { user } = open();
  const { section, surname } = await openForm(user);
  const [name] = section.getAllByLabelText('Имя');
  expect(name).toHaveAccessibleDescription(/Кириллицу переведём/);
  await user.clear(surname);
  await user.type(surname, 'Шарипова');
  expect(surname).toHaveAccessibleDescription('В ваучере: SHARIPOVA');
  await user.tab();
  expect(surname).toHaveValue('SHARIPOVA');
  await user.click(section.getByRole('button', { name: 'Отправить отелю' }));
  await section.findByText(/^Изменения отправлены отелю/);
  const [first, ...others] = abroad.guests;
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ guests: [{ ...first, surname: 'SHARIPOVA' }, ...others] }),
  );
});

test.each<[string, Partial<HotelOrder>, RegExp]>([
  [
    'a change is under way',
    { changeable: false, changes: [buildStayChange({ state: 'in-review' })] },
    /^Изменения согласует с отелем/,
  ],
  ['nothing may be changed', { changeable: false }, /^Это бронирование сейчас изменить нельзя/],
])('a refused change shows the order as it is: %s', async (_, now, text) => {
  const orders = [sold];
  api.use(
    respond(getHotelOrder, () => orders[0]!),
    refuse(changeHotelOrder, { code: 'order-not-cancellable', orderStatus: 'finished' }),
  );
  const { user } = open();
  const { section, surname } = await openForm(user);
  await user.type(surname, 'a');
  orders[0] = { ...sold, ...now };
  await user.click(section.getByRole('button', { name: 'Отправить отелю' }));
  await waitFor(() => expect(screen.queryByLabelText('Фамилия')).toBeNull());
  expect((await panel()).getByText(text)).toBeVisible();
  expect(screen.getByText(text).closest('[tabindex="-1"]')).toHaveFocus();
});

test('wrong names, nothing new and a refused call are told; what was typed stays', async () => {
  api.use(
    respond(getHotelOrder, sold),
    refuse(changeHotelOrder, { code: 'order-not-cancellable', orderStatus: 'finished' }),
  );
  const { user } = open();
  const { section, surname } = await openForm(user);
  const send = section.getByRole('button', { name: 'Отправить отелю' });
  await user.click(send);
  expect(section.getByText('Вы ничего не изменили')).toBeVisible();
  await user.clear(surname);
  await user.type(surname, 'R2');
  await user.click(send);
  expect(surname).toHaveAccessibleDescription(/Только буквы, дефис и пробел/);
  await user.clear(surname);
  await user.type(surname, 'Rahimova');
  await user.click(send);
  expect(await section.findByText(/^Это бронирование сейчас изменить нельзя/)).toBeVisible();
  expect(surname).toHaveValue('Rahimova');
  await user.click(section.getByRole('button', { name: 'Оставить как есть' }));
  expect(section.getByText(/^Можно исправить данные гостей/)).toBeVisible();
});

test.each<[string, Partial<HotelOrder>, RegExp]>([
  [
    'confirmed',
    { changes: [buildStayChange({ state: 'confirmed' })] },
    /^Mehmonxona oʻzgartirishlarni kiritdi/,
  ],
  [
    'refused',
    { changes: [buildStayChange({ state: 'refused' })] },
    /^Mehmonxona oʻzgartirishlarni kiritmadi/,
  ],
  [
    'asked by an operator',
    { changeable: false, changes: [buildStayChange({ state: 'in-review' })] },
    /xodimimiz mehmonxona bilan kelishmoqda/,
  ],
])('a change that is %s says what it means', async (_, changes, text) => {
  api.use(respond(getHotelOrder, { ...sold, ...changes }));
  const { container } = open('uz');
  const section = await panel('Bronni oʻzgartirish');
  expect(section.getByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('what was withdrawn, and what cannot be changed, is not spoken of', async () => {
  const withdrawn = buildStayChange({ state: 'withdrawn' });
  api.use(respond(getHotelOrder, { ...sold, changeable: false, changes: [withdrawn] }));
  open();
  await screen.findByRole('region', { name: 'Гости' });
  expect(screen.queryByRole('region', { name: 'Изменение бронирования' })).toBeNull();
});

test('a refusal is of its own order: another one that is opened in its place knows nothing of it', async () => {
  const other = { ...sold, number: 'KRVN5678' };
  api.use(
    respond(getHotelOrder, ({ params }) => (params.number === other.number ? other : sold)),
    refuse(changeHotelOrder, { code: 'order-not-cancellable', orderStatus: 'finished' }),
  );
  function Orders() {
    const [number, setNumber] = useState(sold.number);
    return (
      <>
        <HotelOrderPage Place={PlaceMap} number={number} edition={readEdition('uz')} />
        <button onClick={() => setNumber(other.number)}>Other</button>
      </>
    );
  }
  const { user } = renderPage(<Orders />, { locale: 'ru' });
  const { section, surname } = await openForm(user);
  await user.type(surname, 'a');
  await user.click(section.getByRole('button', { name: 'Отправить отелю' }));
  const refusal = /^Это бронирование сейчас изменить нельзя/;
  expect(await section.findByText(refusal)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: `Заказ ${other.number}` })).toBeVisible();
  await panel();
  expect(screen.queryByText(refusal)).toBeNull();
});
