import {
  changeTraveller,
  deleteProfile,
  deleteTraveller,
  getProfile,
  listCountries,
  listPoints,
  listPriceAlerts,
  listTravellers,
  saveProfile,
  saveTraveller,
  stopPriceAlert,
  type SavedTraveller,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import {
  respond,
  buildCity,
  buildPlace,
  buildPointsEntry,
  buildPriceAlert,
  buildTraveller,
  refuse,
  setupApi,
} from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dilnoza, setUserCookie, showAuth } from '../../show-auth.fixture';
import { ProfilePage } from './profile-page';

const profile = { ...dilnoza, phone: '+998901234567', email: 'd@mail.uz' };
const { id, ...karimova } = buildTraveller();
const travellers = (people: SavedTraveller[] = [buildTraveller()], limit = 20) =>
  respond(listTravellers, { travellers: people, limit });
const uzbekistan = {
  flag_url: null,
  name_ru: 'Узбекистан',
  name_uz: 'Oʻzbekiston',
  iso_code2: 'UZ',
  iso_code3: 'UZB',
  tel_prefix: '998',
};
const api = setupApi(
  respond(getProfile, profile),
  travellers(),
  respond(listPriceAlerts, { alerts: [buildPriceAlert()] }),
  respond(listPoints, {
    balance: 21,
    entries: [
      buildPointsEntry({ points: 41 }),
      buildPointsEntry({ id: 13, reason: 'spent', points: -20 }),
    ],
    next: null,
  }),
  respond(listCountries, { countries: [uzbekistan] }),
);

async function open(onDeleted = jest.fn()) {
  const page = showAuth(
    <ProfilePage
      edition={readEdition('uz')}
      today="2026-11-21"
      signIn={<p>the way in</p>}
      onDeleted={onDeleted}
    />,
    { user: dilnoza },
  );
  await screen.findByRole('heading', { name: 'Личные данные' });
  await screen.findByRole('heading', { name: 'Баллы' });
  await screen.findByRole('heading', { name: 'Письма о ценах' });
  await screen.findByRole('heading', { name: 'Сохранённые попутчики' });
  return { ...page, onDeleted };
}

/** Fills the traveller dialog up to the number of the document. */
async function fillTraveller(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый попутчик' }));
  await user.type(dialog.getByRole('textbox', { name: 'Фамилия' }), 'Каримов');
  await user.type(dialog.getByRole('textbox', { name: 'Имя' }), 'Timur');
  await user.type(dialog.getByRole('textbox', { name: 'Дата рождения' }), '9.3.1990');
  await user.type(dialog.getByRole('textbox', { name: /Серия и номер/ }), 'ab 765-4321');
}

test('shows the profile and is accessible', async () => {
  const { container } = await open();
  expect(await screen.findByText('+998 90 123-45-67')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Имя в аккаунте' })).toHaveValue('Дилноза');
  expect(screen.getByRole('combobox', { name: /Язык/ })).toHaveValue('uz');
  const points = within(screen.getByRole('region', { name: 'Баллы' }));
  expect(points.getByText(/На счёте 21\sбалл/)).toBeVisible();
  expect(points.getByText(/\+41\sбалл/)).toBeVisible();
  expect(points.getByText(/−20\sбаллов/)).toBeVisible();
  expect(screen.queryByText(/AA1234567/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('typed text survives the end of a session and is there after signing in again', async () => {
  const ended = { code: 'session-required', status: 401 } as const;
  api.use(refuse(saveProfile, ended), refuse(saveTraveller, ended));
  const first = await open();
  const name = screen.getByRole('textbox', { name: 'Имя в аккаунте' });
  await first.user.clear(name);
  await first.user.type(name, 'Дилноза Каримова');
  setUserCookie(null);
  await first.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('the way in')).toBeVisible();
  first.unmount();

  const second = await open();
  expect(await screen.findByDisplayValue('Дилноза Каримова')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Добавить попутчика' }));
  await fillTraveller(second.user);
  setUserCookie(null);
  await second.user.keyboard('{Enter}');
  expect(await screen.findByText('the way in')).toBeVisible();
  second.unmount();

  await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый попутчик' }));
  expect(dialog.getByDisplayValue('ab 765-4321')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('saves name, e-mail and language, and validates the fields', async () => {
  const sent = jest.fn();
  api.use(
    respond(saveProfile, ({ params, body }) => {
      sent(params, body);
      setUserCookie({ ...dilnoza, username: body.username });
      return { ...dilnoza, username: body.username, langcode: body.langcode };
    }),
  );
  const { user } = await open();
  const name = screen.getByRole('textbox', { name: 'Имя в аккаунте' });
  await user.clear(name);
  await user.type(name, 'D1lnoza');
  const save = screen.getAllByRole('button', { name: 'Сохранить' })[0]!;
  await user.click(save);
  expect(screen.getByText('Только буквы, пробел, дефис и подчёркивание')).toBeVisible();
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Dilnoza_K');
  await user.clear(screen.getByRole('textbox', { name: /E-mail/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Язык/ }), 'ru');
  await user.click(save);
  expect(await screen.findByText('Изменения сохранены')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    { id: dilnoza.id },
    { username: 'Dilnoza_K', email: null, langcode: 'ru' },
  );
});

test('changing the PIN needs the current one', async () => {
  const wrong = { path: 'pin.current', rule: 'wrong', message: '' };
  api.use(refuse(saveProfile, { code: 'validation-failed', status: 400, issues: [wrong] }));
  const { user } = await open();
  await user.click(screen.getAllByText('Сменить пин-код')[0]!);
  await user.click(screen.getByRole('button', { name: 'Сменить пин-код' }));
  expect(screen.getByLabelText('Текущий пин-код')).toHaveFocus();
  await user.type(screen.getByLabelText('Текущий пин-код'), 'oldPin1');
  await user.type(screen.getByLabelText('Новый пин-код'), 'Kar7von8');
  await user.click(screen.getByRole('button', { name: 'Сменить пин-код' }));
  expect(await screen.findByText('Неверный пин-код')).toBeVisible();
  expect(screen.getByLabelText('Текущий пин-код')).toHaveFocus();
  const sent = jest.fn();
  api.use(
    respond(saveProfile, ({ body }) => {
      sent(body.pin);
      return dilnoza;
    }),
  );
  await user.type(screen.getByLabelText('Текущий пин-код'), '2');
  await user.click(screen.getByRole('button', { name: 'Сменить пин-код' }));
  expect(await screen.findByText('Пин-код изменён')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ current: 'oldPin12', next: 'Kar7von8' });
});

test('a traveller is added with the data airlines require, changed and deleted', async () => {
  const saved = jest.fn();
  const changed = jest.fn();
  const gone = jest.fn();
  api.use(
    respond(saveTraveller, ({ body }) => {
      saved(body);
      return { id, ...body };
    }),
    respond(changeTraveller, ({ params, body }) => {
      changed(params.id, body);
      return { id, ...body };
    }),
    respond(deleteTraveller, ({ params }) => {
      gone(params.id);
      return { ok: true as const };
    }),
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Добавить попутчика' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый попутчик' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(dialog.getByRole('textbox', { name: 'Фамилия' })).toHaveFocus();
  await fillTraveller(user);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toHaveBeenCalledWith({
    sex: 'male',
    surname: 'KARIMOV',
    name: 'TIMUR',
    birthDate: '1990-03-09',
    document: 'AB7654321',
    country: 'UZ',
  });

  await user.click(screen.getByRole('button', { name: 'Изменить данные: KARIMOVA DILNOZA' }));
  expect(await screen.findByRole('textbox', { name: 'Дата рождения' })).toHaveValue('01.05.1990');
  await user.type(screen.getByRole('textbox', { name: /Отчество/ }), 'Olimovna');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith(id, {
      ...karimova,
      patronymic: 'OLIMOVNA',
    }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Удалить из списка: KARIMOVA DILNOZA' }),
  );
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(gone).toHaveBeenCalledWith(id));
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a price alert links to its results, and a click stops its e-mails', async () => {
  const stopped = jest.fn();
  const { user } = await open();
  const section = within(screen.getByRole('region', { name: 'Письма о ценах' }));
  expect(section.getByRole('link', { name: /^Ташкент\s— Москва$/ })).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14',
  );
  expect(section.getByText('Пишем на aziza@mail.uz')).toBeVisible();
  expect(section.getByText(/1\s900\s000\sсум/)).toBeVisible();
  api.use(
    respond(stopPriceAlert, ({ params }) => {
      stopped(params.id);
      return { ok: true as const };
    }),
    respond(listPriceAlerts, { alerts: [] }),
  );
  await user.click(section.getByRole('button', { name: /^Отключить письма: Ташкент — Москва/ }));
  const empty = await section.findByText(/нажмите «Следить за ценой»/);
  // An alert that waits for its confirmation is not in the list.
  expect(empty).toHaveTextContent('Если уже нажали, подтвердите E-mail по ссылке из письма.');
  expect(stopped).toHaveBeenCalledWith(buildPriceAlert().id);
  expect(screen.getByRole('region', { name: 'Письма о ценах' })).toHaveFocus();
});

test('a price alert for several flights names its cities and links to its results', async () => {
  const onward = [
    {
      origin: buildCity(),
      destination: buildPlace({ code: 'IST', city: 'Стамбул' }),
      out: '2026-12-20',
    },
  ];
  api.use(respond(listPriceAlerts, { alerts: [buildPriceAlert({ onward })] }));
  await open();
  const link = screen.getByRole('link', { name: /^Ташкент\s— Москва\s— Стамбул$/ });
  expect(link).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14&then=MOW-IST-2026-12-20',
  );
  expect(link.parentElement).toHaveTextContent(/14–\u206020\sдекабря/);
});

test('before deleting the account the page lists what is deleted and what is kept', async () => {
  const erased = jest.fn();
  api.use(
    respond(deleteProfile, ({ params }) => {
      erased(params.id);
      return { ok: true as const };
    }),
  );
  const { user, onDeleted } = await open();
  await user.click(screen.getByRole('button', { name: 'Удалить профиль' }));
  const dialog = screen.getByRole('dialog', { name: 'Удалить профиль навсегда?' });
  expect(dialog).toHaveTextContent('21 балл и история баллов');
  expect(dialog).toHaveTextContent('избранное, письма о цене и незаконченные формы');
  expect(dialog).toHaveTextContent(/через 30 дней после поездки удалим/);
  expect(dialog).toHaveTextContent(/платежи, чеки и возвраты/);
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Оставить' }));
  expect(erased).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Удалить профиль' }));
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(erased).toHaveBeenCalledWith(dilnoza.id);
});

test('a failed deletion shows the reason, once', async () => {
  api.use(refuse(deleteProfile, { code: 'service-unavailable', status: 503 }));
  const { user, onDeleted } = await open();
  const request = () => user.click(screen.getByRole('button', { name: 'Удалить профиль' }));
  await request();
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Оставить' }));
  await request();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onDeleted).not.toHaveBeenCalled();
});
