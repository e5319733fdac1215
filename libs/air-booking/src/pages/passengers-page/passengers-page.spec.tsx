import { createAirOrder } from '@karvon/contract';
import { respond, buildFare, buildOrder, refuse, setupApi, unreachable } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { family, network } from '../../gallery/air-booking-gallery';
import { books, fillByKeyboard, openPassengers } from './passengers-page.fixture';

const api = setupApi();
beforeEach(() => {
  window.sessionStorage.clear();
  api.use(...network());
});
const bookButton = {
  ru: /^Забронировать за 4\s280\s000\sсум/,
  uz: /^Bron qilish — 4\s280\s000\ssoʻm/,
};
const press = async (locale: 'ru' | 'uz' = 'ru') =>
  screen.findByRole('button', { name: bookButton[locale] });

const body = (lang: 'ru' | 'uz') => ({
  offerId: 'offer-1',
  fareId: 'light',
  expectedTotal: { amount: 428_000_000, currency: 'UZS' },
  booker: { mobilePhone: '+998901234567', email: 'd.karimov@mail.uz' },
  passengers: [
    {
      type: 'adult',
      sex: 'male',
      surname: 'KARIMOV',
      name: 'OTKIR',
      birthDate: '1990-03-09',
      document: 'AA1234567',
      country: 'UZ',
    },
    {
      type: 'child',
      sex: 'female',
      surname: 'KARIMOVA',
      name: 'MALIKA',
      birthDate: '2018-05-01',
      document: 'FA7654321',
      country: 'UZ',
    },
  ],
  lang,
});

test.each(['ru', 'uz'] as const)(
  'two travellers are booked by keyboard alone (%s)',
  async (locale) => {
    const sent = jest.fn();
    api.use(books(sent));
    const { user, container } = openPassengers(locale);
    await fillByKeyboard(user);
    expect(screen.getByDisplayValue('OTKIR')).toBeVisible();
    expect(screen.getByDisplayValue('09.03.1990')).toBeVisible();
    expect(screen.getByDisplayValue('90 123-45-67')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Enter}');
    expect(await screen.findByTestId('address')).toHaveTextContent(
      `/${locale}/order?number=7K3M9QXA`,
    );
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(body(locale), expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(window.sessionStorage).toHaveLength(0);
  },
);

test('an empty form: errors beside the fields, and a dialog by booker and passenger that leads to each', async () => {
  const { user, container } = openPassengers();
  await user.click(await press());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Неправильно заполненные поля' }),
  );
  expect(
    dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Контакты покупателя', 'Пассажир 1: взрослый', 'Пассажир 2: ребёнок', 'Согласия']);
  expect(await axe(container)).toHaveNoViolations();
  const child = within(dialog.getByRole('region', { name: 'Пассажир 2: ребёнок' }));
  await user.click(child.getByRole('button', { name: /Дата рождения/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const field = within(screen.getByRole('region', { name: 'Пассажир 2: ребёнок' })).getByLabelText(
    'Дата рождения',
  );
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(
    /Заполните это поле.*от 2 до 12 лет на 14\sдекабря 2026/,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a wrong field is told when it is left, by the passenger’s type, and nothing typed is cleared', async () => {
  const { user } = openPassengers('uz');
  await user.click(await press('uz'));
  await user.keyboard('{Escape}');
  const child = within(screen.getByRole('region', { name: '2-yoʻlovchi: bola' }));
  await user.type(child.getByLabelText('Tugʻilgan sana'), '01012000');
  await user.tab();
  expect(await child.findByText(/bola 2 yoshdan 12 yoshgacha boʻlishi kerak/)).toBeVisible();
  expect(child.getByLabelText('Tugʻilgan sana')).toHaveValue('01.01.2000');
});

test('a name in Cyrillic shows its ticket spelling at once; what looks wrong is asked, not refused', async () => {
  const { user, container } = openPassengers('uz');
  const adult = within(await screen.findByRole('region', { name: '1-yoʻlovchi: katta yoshli' }));
  await user.type(adult.getByLabelText('Familiya'), 'Жасур');
  expect(adult.getByText('Chiptada: JASUR')).toBeVisible();
  await user.tab();
  expect(adult.getByLabelText('Familiya')).toHaveValue('JASUR');
  await user.type(adult.getByLabelText('Ism'), 'Юсупов{Tab}');
  expect(adult.getByText(/Familiya bilan ism oʻrni almashganga oʻxshaydi/)).toBeVisible();
  expect(adult.getByText('Xorijga chiqish pasporti kerak, masalan FA1234567')).toBeVisible();
  await user.type(adult.getByLabelText('Hujjat seriyasi va raqami'), 'AD 1234567{Tab}');
  expect(adult.getByText(/Bu ID-kartaga oʻxshaydi/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a full stop that a phone or a dictation puts after a name is left out', async () => {
  const { user } = openPassengers();
  const [surname] = await screen.findAllByRole('textbox', { name: 'Фамилия' });
  await user.type(surname!, 'Каримов. ');
  await user.tab();
  expect(surname).toHaveValue('KARIMOV');
  expect(surname).toBeValid();
});

test('a name follows the citizenship chosen after it; what the visitor wrote in Latin stays', async () => {
  const { user } = openPassengers();
  const adult = within(await screen.findByRole('region', { name: 'Пассажир 1: взрослый' }));
  const field = (name: RegExp) => adult.getByLabelText(name);
  const citizenship = () => adult.getByRole('combobox', { name: 'Гражданство' });
  await waitFor(() => expect(citizenship()).toHaveValue('Узбекистан'), { timeout: 10_000 });
  const chooseCitizenship = async (country: string) => {
    await user.clear(citizenship());
    await user.type(citizenship(), `${country}{Enter}`);
  };
  await user.type(field(/^Фамилия/), 'Щербакова{Tab}Юлия{Tab}Андреевна{Tab}');
  expect(field(/^Имя/)).toHaveValue('YULIYA');
  await user.clear(field(/^Отчество/));
  await user.type(field(/^Отчество/), 'Andrejevna{Tab}');
  await chooseCitizenship('Россия');
  expect(field(/^Фамилия/)).toHaveValue('SHCHERBAKOVA');
  expect(field(/^Имя/)).toHaveValue('IULIIA');
  expect(field(/^Отчество/)).toHaveValue('ANDREJEVNA');
  await chooseCitizenship('Узбекистан');
  expect(field(/^Имя/)).toHaveValue('YULIYA');
  await user.clear(field(/^Имя/));
  await user.type(field(/^Имя/), 'Yulia{Tab}');
  await chooseCitizenship('Россия');
  expect(field(/^Имя/)).toHaveValue('YULIA');
});

test('a bonus card asks for its number only once there is one', async () => {
  const { user } = openPassengers();
  const adult = within(await screen.findByRole('region', { name: 'Пассажир 1: взрослый' }));
  expect(adult.queryByLabelText('Номер бонусной карты')).toBeNull();
  await user.selectOptions(adult.getByLabelText(/^Бонусная карта/), 'Uzbekistan Airways');
  expect(adult.getByLabelText('Номер бонусной карты')).toBeVisible();
});

test('a double click books once, a retry carries the same key', async () => {
  const sent = jest.fn();
  api.use(unreachable(createAirOrder));
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(retry.closest('[tabindex="-1"]')).toHaveFocus();
  const stored = JSON.parse(
    window.sessionStorage.getItem('karvon.private.air-booking.key.offer-1.light')!,
  ) as {
    key: string;
  };
  api.use(books(sent));
  await user.dblClick(retry);
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(body('ru'), stored.key);
});

test('a higher price is asked about; a yes books at it with the same passengers and a new key', async () => {
  const sent = jest.fn();
  const [oldTotal, newTotal] = [428_000_000, 451_000_000].map((amount) => ({
    amount,
    currency: 'UZS' as const,
  }));
  api.use(
    refuse(createAirOrder, { code: 'price-changed', oldTotal: oldTotal!, newTotal: newTotal! }),
  );
  const { user, container } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  const dialog = within(await screen.findByRole('dialog', { name: 'Цена изменилась' }));
  expect(dialog.getByText('Было').parentElement).toHaveTextContent(/4\s280\s000/);
  expect(dialog.getByText('Стало').parentElement).toHaveTextContent(/4\s510\s000/);
  expect(dialog.getByRole('link', { name: 'Вернуться к результатам' })).toHaveAttribute(
    'href',
    '/ru/air-tickets',
  );
  expect(await axe(container)).toHaveNoViolations();
  expect(window.sessionStorage.getItem('karvon.private.air-booking.key.offer-1.light')).toBeNull();
  api.use(books(sent));
  await user.click(dialog.getByRole('button', { name: /Забронировать за 4\s510\s000/ }));
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith({ ...body('ru'), expectedTotal: newTotal }, expect.any(String));
});

test('a no keeps the form, which now shows the new price', async () => {
  const [oldTotal, newTotal] = [428_000_000, 451_000_000].map((amount) => ({
    amount,
    currency: 'UZS' as const,
  }));
  api.use(
    refuse(createAirOrder, { code: 'price-changed', oldTotal: oldTotal!, newTotal: newTotal! }),
  );
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(
    screen.getByText(/Цена выросла: была 4\s280\s000\sсум, стала 4\s510\s000\sсум/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /Забронировать за 4\s510\s000/ })).toBeEnabled();
  expect(screen.getByDisplayValue('OTKIR')).toBeVisible();
});

test.each([
  ['sold-out', 'Места закончились'],
  ['offer-expired', 'Предложение устарело'],
  ['hold-refused', 'Места не подтверждены'],
] as const)(
  '%s: a screen with the way on; the data wait for the next flight',
  async (code, title) => {
    api.use(refuse(createAirOrder, { code }));
    const alternatives = jest.fn(() => <p>nearest flights</p>);
    const first = openPassengers('ru', '', { alternatives });
    await fillByKeyboard(first.user);
    await first.user.click(await press());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByText(/Заполните всё так/)).toBeNull();
    expect(screen.getByText('nearest flights')).toBeVisible();
    expect(alternatives).toHaveBeenLastCalledWith({
      offerId: 'offer-1',
      departingAt: '2026-12-14T07:10:00+05:00',
      expired: code === 'offer-expired',
    });
    expect(screen.getByText(/Данные пассажиров сохранены/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Найти заново' })).toHaveAttribute(
      'href',
      '/ru/air-tickets',
    );
    expect(await axe(first.container)).toHaveNoViolations();
    first.unmount();
    api.use(...network({ ...family, id: 'offer-2' }));
    openPassengers();
    expect(await screen.findByDisplayValue('OTKIR')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /согласие на обработку/ })).not.toBeChecked();
  },
);

test('when one fare is sold out, the other fares of the flight wait with what was typed', async () => {
  const flex = buildFare({
    id: 'flex',
    name: 'Flex',
    total: { amount: 5_000_000_00, currency: 'UZS' },
  });
  api.use(
    ...network({ ...family, fares: [...family.fares!, flex] }),
    refuse(createAirOrder, { code: 'sold-out' }),
  );
  const { user } = openPassengers('ru', '&from=TAS');
  await fillByKeyboard(user);
  await user.click(await press());
  const others = within(await screen.findByRole('region', { name: 'Другие тарифы этого рейса' }));
  expect(others.getByText(/5\s000\s000\sсум/)).toBeVisible();
  expect(others.getByRole('link', { name: 'Выбрать «Flex»' })).toHaveAttribute(
    'href',
    '/ru/air-tickets/offer/offer-1/passengers?from=TAS&fare=flex&seen=500000000',
  );
  expect(others.queryByRole('link', { name: 'Выбрать «Light»' })).toBeNull();
});

test('a lower price is taken, and told', async () => {
  const total = { amount: 400_000_000, currency: 'UZS' as const };
  api.use(respond(createAirOrder, { order: { ...buildOrder(), total }, accessToken: '' }));
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  expect(
    await screen.findByText(/Цена снизилась: была 4\s280\s000\sсум, стала 4\s000\s000\sсум/),
  ).toBeVisible();
  expect(await screen.findByTestId('address')).toHaveTextContent('/ru/order');
});

test('a legal text opens over the form and leaves it as it was', async () => {
  const { user, container } = openPassengers();
  const adult = within(await screen.findByRole('region', { name: 'Пассажир 1: взрослый' }));
  await user.type(adult.getByLabelText('Фамилия'), 'Karimov');
  const consent = screen.getByRole('checkbox', { name: /согласие на обработку/ });
  await user.click(screen.getByRole('link', { name: 'политики обработки персональных данных' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Политика обработки персональных данных' }),
  );
  expect(dialog.getByText('text of workprivacy')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(consent).not.toBeChecked();
  expect(adult.getByLabelText('Фамилия')).toHaveValue('KARIMOV');
});

test('places that were not confirmed may be asked for again, with nothing typed anew', async () => {
  const sent = jest.fn();
  api.use(refuse(createAirOrder, { code: 'hold-refused' }));
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  api.use(books(sent));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await user.click(await press());
  await screen.findByTestId('address');
  expect(sent).toHaveBeenCalledWith(body('ru'), expect.any(String));
});

test('what the server finds wrong lands on the fields', async () => {
  const issues = [
    { path: 'passengers.1.documentValid', rule: 'document-expired', message: 'not valid' },
  ];
  api.use(refuse(createAirOrder, { code: 'validation-failed', status: 400, issues }));
  const { user } = openPassengers();
  await fillByKeyboard(user);
  await user.click(await press());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Неправильно заполненные поля' }),
  );
  await user.click(dialog.getByRole('button', { name: /Документ действителен до/ }));
  const child = within(screen.getByRole('region', { name: 'Пассажир 2: ребёнок' }));
  expect(child.getByLabelText(/Документ действителен до/)).toHaveFocus();
  expect(child.getByText(/Срок действия документа истечёт до конца поездки/)).toBeVisible();
});

test('data the carrier refuses: the booking-error dialog with support', async () => {
  api.use(refuse(createAirOrder, { code: 'passenger-data-refused', status: 422 }));
  const { user, container } = openPassengers('ru', '', {
    support: <button type="button">Ask us</button>,
  });
  await fillByKeyboard(user);
  await user.click(await press());
  const dialog = within(await screen.findByRole('dialog', { name: 'Ошибка бронирования' }));
  expect(dialog.getByRole('button', { name: 'Ask us' })).toBeVisible();
  expect(dialog.getByText(/они должны соответствовать требованиям/)).toBeVisible();
  expect(dialog.getByRole('link', { name: '+998 71 205-01-42' })).toHaveAttribute(
    'href',
    'tel:+998712050142',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Проверить данные' }));
  expect(screen.getByDisplayValue('OTKIR')).toBeVisible();
});

test.each(['ru', 'uz'] as const)(
  'the draft survives leaving, coming back and another language (%s)',
  async (back) => {
    const first = openPassengers('ru');
    await fillByKeyboard(first.user);
    first.unmount();
    expect(window.localStorage).toHaveLength(0);
    openPassengers(back);
    expect(await screen.findByDisplayValue('MALIKA')).toBeVisible();
    expect(screen.getByDisplayValue('90 123-45-67')).toBeVisible();
    expect(screen.getAllByRole('checkbox')[0]).toBeChecked();
    await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toHaveValue('UZ'));
  },
);
