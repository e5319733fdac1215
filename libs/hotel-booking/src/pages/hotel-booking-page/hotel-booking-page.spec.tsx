import { createHotelOrder, getHotelOffer } from '@karvon/contract';
import { respond, buildHotelOrder, refuse, setupApi, unreachable } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { keepFilledForm, network, stay } from '../../gallery/hotel-booking-gallery';
import { books, fillByKeyboard, openBooking } from './hotel-booking-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});

const bookButton = {
  ru: /^Забронировать за 2\s850\s000\sсум/,
  uz: /^Bron qilish — 2\s850\s000\ssoʻm/,
};
const press = async (locale: 'ru' | 'uz' = 'ru') =>
  screen.findByRole('button', { name: bookButton[locale] });
/** Waits until the stored form is restored, then presses the button. */
async function pressFilled(user: UserEvent, locale: 'ru' | 'uz' = 'ru') {
  await screen.findByDisplayValue('Дилноза Каримова');
  await user.click(await press(locale));
}
const uzs = (amount: number) => ({ amount, currency: 'UZS' as const });

const body = (lang: 'ru' | 'uz') => ({
  offerId: 'hotel-offer-1',
  expectedTotal: uzs(285_000_000),
  booker: { name: 'Дилноза Каримова', phone: '+998901234567', email: 'd.karimova@mail.uz' },
  guests: [
    { category: 'adult', name: 'Дилноза', surname: 'Каримова', citizenship: 'UZ' },
    { category: 'child', name: 'Oʻgʻiloy', surname: 'Gʻayratova', citizenship: 'UZ' },
  ],
  comment: 'Тихий этаж',
  lang,
});

test.each(['ru', 'uz'] as const)('a family is booked by keyboard alone (%s)', async (locale) => {
  const sent = jest.fn();
  api.use(books(sent));
  const { user, container } = openBooking(locale);
  await fillByKeyboard(user);
  expect(screen.getByDisplayValue('90 123-45-67')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Enter}');
  expect(await screen.findByTestId('address')).toHaveTextContent(
    `/${locale}/hotel/order?number=5H2N8VZC`,
  );
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(body(locale), expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ['ru', 'Некорректные или незаполненные поля, пожалуйста, проверьте', 'Заполните это поле'],
  ['uz', 'Maydonlar notoʻgʻri yoki toʻldirilmagan, iltimos, tekshiring', 'Bu maydonni toʻldiring'],
] as const)(
  'an empty form says so, marks the fields and leads to the first (%s)',
  async (...args) => {
    const [locale, text, missing] = args;
    const { user, container } = openBooking(locale);
    await user.click(await press(locale));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getAllByText(missing)).toHaveLength(7);
    expect(screen.getAllByRole('textbox')[0]).toHaveFocus();
    expect(screen.getAllByRole('textbox')[0]).toHaveAccessibleDescription(new RegExp(missing));
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('the summary beside the form shows the days, the cancellation terms and what is paid where', async () => {
  openBooking('ru', '', {});
  const summary = within(await screen.findByRole('region', { name: 'Ваша поездка' }));
  expect(summary.getByText('чт, 10 декабря, с 14:00')).toBeVisible();
  expect(summary.getByText('1 взрослый, 1 ребёнок (8 лет)')).toBeVisible();
  expect(summary.getByText('Бесплатная отмена до 8 декабря, 18:00')).toBeVisible();
  expect(summary.getByText(/Отмена с 11 декабря, 00:00: удержат всю стоимость/)).toBeVisible();
  expect(summary.getByText('По местному времени отеля')).toBeVisible();
  expect(
    summary.getByText(/Отдельно отелю при заезде: туристический налог, 60\s000/),
  ).toBeVisible();
  expect(summary.getByText('Итого за 3 ночи')).toBeVisible();
  expect(summary.queryByText(/все сборы включены/)).toBeNull();
  expect(summary.getByRole('link', { name: /Изменить/ })).toHaveAttribute(
    'href',
    '/ru/hotel/SKD-001',
  );
});

test('the room line says which children get no bed of their own', async () => {
  const family = stay({ rooms: 1, extraBeds: 0 }, { adults: 2, childAges: [5] });
  family.room = { ...family.room, name: 'Двухместный стандарт', maxGuests: 2 };
  api.use(...network(family));
  openBooking('ru', '', {});
  const summary = within(await screen.findByRole('region', { name: 'Ваша поездка' }));
  expect(
    summary.getByText(/до 2 гостей, 1 ребёнок с родителями без отдельного места$/),
  ).toBeVisible();
});

test('where children would sleep without an adult, the form warns and books only with the consent', async () => {
  const sent = jest.fn();
  api.use(...network(stay({ rooms: 2 }, { adults: 1, childAges: [13] })), books(sent));
  const { user, container } = openBooking();
  const agree = await screen.findByRole('checkbox', {
    name: /^Дети будут спать в номере без взрослого/,
  });
  expect(screen.getByText(/в одном из них дети будут спать без взрослого/)).toBeVisible();
  await fillByKeyboard(user);
  await user.click(await press('ru'));
  expect(await screen.findByText('Без вашего согласия этот номер не забронировать')).toBeVisible();
  expect(agree).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(agree);
  await user.click(await press('ru'));
  await screen.findByTestId('address');
  expect(sent.mock.calls[0]![0]).toMatchObject({ childrenAlone: true });
});

test('the form asks for one name or for citizenship only when the tariff does', async () => {
  const sent = jest.fn();
  api.use(
    ...network(stay({ guestRules: { allNames: false, citizenship: false } }, { adults: 2 })),
    books(sent),
  );
  const { user } = openBooking();
  expect(await screen.findByText(/Ещё приедут: 1 взрослый, 1 ребёнок \(8 лет\)/)).toBeVisible();
  expect(screen.queryByLabelText('Гражданство')).toBeNull();
  expect(screen.getAllByRole('region', { name: /^Гость/ })).toHaveLength(1);
  await user.type(screen.getByLabelText('Имя и фамилия'), 'Anna Kim');
  await user.click(screen.getByRole('button', { name: 'Заполнить данными покупателя: Anna Kim' }));
  expect(screen.getByLabelText('Имя')).toHaveFocus();
  await user.type(screen.getByLabelText('Телефон'), '901234567');
  await user.type(screen.getByLabelText('E-mail'), 'anna@mail.uz');
  await user.click(screen.getByRole('checkbox', { name: /согласие на обработку/ }));
  await user.click(await press());
  await screen.findByTestId('address');
  expect(sent.mock.calls[0][0]).toMatchObject({
    guests: [{ category: 'adult', name: 'Anna', surname: 'Kim' }],
  });
  expect(sent.mock.calls[0][0].guests[0]).not.toHaveProperty('citizenship');
});

test.each([
  [{ whereToPay: 'at-hotel' }, 'Забронировать без предоплаты', /оплата в отеле при заезде/],
  [
    { availability: 'on-request' },
    /^Отправить запрос на 2\s850\s000/,
    /Этот номер подтверждает отель/,
  ],
  [{ availability: 'waiting-list' }, /^Отправить запрос/, /это лист ожидания/],
] as const)('%j is said before it is booked', async (terms, button, text) => {
  api.use(...network(stay(terms)));
  const { container } = openBooking();
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(await screen.findByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('of a room on request the page says until when it is paid, unless the hotel takes the money', async () => {
  api.use(...network(stay({ availability: 'on-request' })));
  const { unmount } = openBooking();
  const limit = /на оплату будет 12\s?часов, ночью срок не истекает/;
  expect(await screen.findByText(limit)).toBeVisible();
  unmount();
  api.use(...network(stay({ availability: 'on-request', whereToPay: 'at-hotel' })));
  openBooking();
  expect(await screen.findByText(/Этот номер подтверждает отель/)).toBeVisible();
  expect(screen.queryByText(limit)).toBeNull();
});

test('the page says on opening that the price has changed', async () => {
  openBooking('ru', '&seen=270000000');
  expect(
    await screen.findByText(/Цена выросла: была 2\s700\s000\sсум, стала 2\s850\s000\sсум/),
  ).toBeVisible();
});

test('a double click books once, a retry sends the same key', async () => {
  const sent = jest.fn();
  api.use(unreachable(createHotelOrder));
  keepFilledForm();
  const { user } = openBooking();
  await pressFilled(user);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(retry.closest('[tabindex="-1"]')).toHaveFocus();
  const text = window.sessionStorage.getItem('karvon.private.hotel-booking.key')!;
  api.use(books(sent));
  await user.dblClick(retry);
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(body('ru'), (JSON.parse(text) as { key: string }).key);
});

test('a higher price needs a confirmation, which books with the same guests', async () => {
  const sent = jest.fn();
  const [oldTotal, newTotal] = [uzs(285_000_000), uzs(300_000_000)];
  api.use(refuse(createHotelOrder, { code: 'price-changed', oldTotal, newTotal }));
  keepFilledForm();
  const { user, container } = openBooking();
  await pressFilled(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Цена изменилась' }));
  expect(dialog.getByText('Было').parentElement).toHaveTextContent(/2\s850\s000/);
  expect(dialog.getByText('Стало').parentElement).toHaveTextContent(/3\s000\s000/);
  expect(dialog.getByRole('link', { name: 'Выбрать другой номер' })).toHaveAttribute(
    'href',
    '/ru/hotel/SKD-001',
  );
  expect(await axe(container)).toHaveNoViolations();
  api.use(books(sent));
  await user.click(dialog.getByRole('button', { name: /Забронировать за 3\s000\s000/ }));
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith({ ...body('ru'), expectedTotal: newTotal }, expect.any(String));
});

test('declining the higher price keeps the form, which shows the new price', async () => {
  const [oldTotal, newTotal] = [uzs(285_000_000), uzs(300_000_000)];
  api.use(refuse(createHotelOrder, { code: 'price-changed', oldTotal, newTotal }));
  keepFilledForm();
  const { user } = openBooking();
  await pressFilled(user);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(
    screen.getByText(/Цена выросла: была 2\s850\s000\sсум, стала 3\s000\s000\sсум/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /Забронировать за 3\s000\s000/ })).toBeEnabled();
  expect(screen.getByDisplayValue('Дилноза Каримова')).toBeVisible();
});

test('a lower price is booked without a question and shown in a toast', async () => {
  const order = buildHotelOrder({ total: uzs(280_000_000) });
  api.use(respond(createHotelOrder, { order, accessToken: '' }));
  keepFilledForm();
  const { user } = openBooking();
  await pressFilled(user);
  expect(
    await screen.findByText(/Цена снизилась: была 2\s850\s000\sсум, стала 2\s800\s000/),
  ).toBeVisible();
});

test.each([
  ['sold-out', 'Этот номер уже забронирован'],
  ['offer-expired', 'Предложение устарело'],
] as const)(
  '%s: a screen with the ways on; the guests wait for another room',
  async (code, title) => {
    api.use(refuse(createHotelOrder, { code }));
    keepFilledForm();
    const first = openBooking();
    await pressFilled(first.user);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(/Данные гостей сохранены/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Другие номера этого отеля' })).toHaveAttribute(
      'href',
      '/ru/hotel/SKD-001',
    );
    expect(screen.getByRole('link', { name: 'Другие отели' })).toHaveAttribute('href', '/ru/hotel');
    expect(await axe(first.container)).toHaveNoViolations();
    first.unmount();
    api.use(...network(stay({}, { hotel: { ...stay().hotel, code: 'SKD-002' } })));
    openBooking();
    expect(await screen.findByDisplayValue('Дилноза Каримова')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /согласие на обработку/ })).not.toBeChecked();
  },
);

test.each([
  ['ru', 'Отель не забронирован', 'Повторить', /^Не удалось забронировать отель/],
  ['uz', 'Mehmonxona bron qilinmadi', 'Qayta urinish', /^Mehmonxonani bron qilib boʻlmadi/],
] as const)('could not book the hotel, try later: nothing is typed anew (%s)', async (...args) => {
  const [locale, title, again, text] = args;
  const sent = jest.fn();
  api.use(refuse(createHotelOrder, { code: 'hotel-not-booked' }));
  keepFilledForm();
  const { user, container } = openBooking(locale, '', {
    support: <button type="button">Ask us</button>,
  });
  await pressFilled(user, locale);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask us' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+998 71 205-01-42' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  api.use(books(sent));
  await user.click(screen.getByRole('button', { name: again }));
  await user.click(await press(locale));
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith(body(locale), expect.any(String));
});

test('an issue found by the server is shown at its field, which gets the focus', async () => {
  const issues = [{ path: 'guests.1.surname', rule: 'invalid_format', message: 'no' }];
  api.use(refuse(createHotelOrder, { code: 'validation-failed', status: 400, issues }));
  keepFilledForm();
  const { user } = openBooking();
  await pressFilled(user);
  expect(await screen.findByText(/Только буквы/)).toBeVisible();
  const child = within(screen.getByRole('region', { name: 'Гость 2: ребёнок, 8 лет' }));
  expect(child.getByLabelText('Фамилия')).toHaveFocus();
});

test('a problem of no field is shown as a sentence', async () => {
  const issues = [{ path: 'guests', rule: 'guests-mismatch', message: 'no' }];
  api.use(refuse(createHotelOrder, { code: 'validation-failed', status: 400, issues }));
  keepFilledForm();
  const { user } = openBooking();
  await pressFilled(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('a legal text opens over the form and does not change it', async () => {
  const { user, container } = openBooking();
  await user.type(await screen.findByLabelText('Имя и фамилия'), 'Anna');
  await user.click(screen.getByRole('link', { name: 'политики обработки персональных данных' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Политика обработки персональных данных' }),
  );
  expect(dialog.getByText('text of workprivacy')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: /согласие на обработку/ })).not.toBeChecked();
  expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Anna');
});

test.each(['ru', 'uz'] as const)(
  'the draft survives leaving, coming back and another language (%s)',
  async (back) => {
    const first = openBooking('ru');
    await fillByKeyboard(first.user);
    first.unmount();
    expect(window.localStorage).toHaveLength(0);
    openBooking(back);
    expect(await screen.findByDisplayValue('Oʻgʻiloy')).toBeVisible();
    expect(screen.getByDisplayValue('90 123-45-67')).toBeVisible();
    expect(screen.getByDisplayValue('Тихий этаж')).toBeVisible();
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    await waitFor(() =>
      expect(screen.getAllByRole('combobox')[0]).toHaveValue(
        back === 'ru' ? 'Узбекистан' : 'Oʻzbekiston',
      ),
    );
  },
);

test.each(['route-not-found', 'validation-failed'] as const)(
  'an address that names no offer (%s) says no more than that the offer is over',
  async (code) => {
    api.use(refuse(getHotelOffer, { code, status: 404 }));
    openBooking();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Предложение устарелоЭто предложение больше не действует/,
    );
  },
);

test('a missing offer links to other pages, an unreachable server offers a retry', async () => {
  api.use(refuse(getHotelOffer, { code: 'sold-out' }));
  const gone = openBooking();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Этот номер уже забронирован',
  );
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  gone.unmount();
  api.use(refuse(getHotelOffer, { code: 'supplier-unavailable', status: 422 }));
  const { user } = openBooking();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  api.use(...network());
  await user.click(again);
  expect(await press()).toBeVisible();
});

test('a guest who has a room is booked again only after a confirmation', async () => {
  const sent = jest.fn();
  api.use(refuse(createHotelOrder, { code: 'already-booked', orderNumber: 'HABC2345' }));
  keepFilledForm();
  const { user, container } = openBooking();
  await pressFilled(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Отель уже забронирован' }));
  expect(dialog.getByRole('link', { name: 'Открыть заказ HABC2345' })).toHaveAttribute(
    'href',
    '/ru/hotel/order?number=HABC2345',
  );
  expect(await axe(container)).toHaveNoViolations();
  api.use(books(sent));
  await user.click(dialog.getByRole('button', { name: 'Всё равно забронировать' }));
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith({ ...body('ru'), bookAgain: true }, expect.any(String));
});
