import { confirmSms, listCountries, register } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { forgetPrivate } from '@karvon/session';
import { respond, refuse, setupApi } from '@karvon/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { dilnoza, setUserCookie, showAuth } from '../../show-auth.fixture';
import { RegisterPage } from './register-page';

const api = setupApi(respond(listCountries, { countries: [] }));

const open = (user: typeof dilnoza | null = null) => {
  const onRegistered = jest.fn();
  const page = (
    <RegisterPage edition={readEdition('uz')} onSignIn={jest.fn()} onRegistered={onRegistered} />
  );
  return { ...showAuth(page, { user }), onRegistered };
};
afterEach(() => forgetPrivate());

const name = () => screen.getByRole('textbox', { name: 'Имя в аккаунте' });
const phone = () => screen.getByRole('textbox', { name: 'Телефон' });
const pin = () => screen.getByLabelText('Придумайте пин-код', { selector: 'input' });
const consent = () => screen.getAllByRole('checkbox')[0]!;
const request = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Получить код' }));

async function fill(user: UserEvent) {
  await user.type(name(), 'Дилноза');
  await user.type(phone(), '90 123 45 67');
  await user.type(pin(), 'Kar7von8');
  await user.click(consent());
}

test('the links of the consents open the consent and the policy', () => {
  open();
  const page = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(page(/^согласие на обработку персональных данных/)).toBe('/ru/company/privacyagreement');
  expect(page(/^политики обработки персональных данных/)).toBe('/ru/company/workprivacy');
});

test('each missing field or consent shows an error, and the first gets the focus', async () => {
  const { user, container } = open();
  await request(user);
  expect(name()).toHaveFocus();
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(2);
  expect(consent()).toHaveAccessibleDescription('Без этого согласия нельзя создать аккаунт');
  expect(consent()).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
  await fill(user);
  await user.click(screen.getAllByRole('checkbox')[1]!);
  await request(user);
  expect(screen.getAllByRole('checkbox')[1]).toHaveFocus();
});

test('a phone number that is too short shows an error on blur', async () => {
  const { user } = open();
  await user.click(phone());
  await user.tab();
  expect(phone()).toBeValid();
  await user.type(phone(), '90 123');
  await user.tab();
  await waitFor(() => expect(phone()).toHaveAccessibleDescription(/Проверьте номер/));
  await user.type(phone(), ' 45 67');
  expect(phone()).toBeValid();
});

test('the code opens the account with the PIN of the form', async () => {
  const requested = jest.fn();
  const confirmed = jest.fn();
  api.use(
    respond(register, ({ body }) => {
      requested(body);
      return { ok: true as const, smsAfterSeconds: 60 };
    }),
    respond(confirmSms, ({ body }) => {
      confirmed(body);
      setUserCookie(dilnoza);
      return { jwt: '', user: dilnoza };
    }),
  );
  const { user, onRegistered, container } = open();
  await fill(user);
  await request(user);
  const code = await screen.findByRole('textbox', { name: 'Код из SMS' });
  expect(code).toHaveFocus();
  await screen.findByText(/\+998 90 123-45-67/);
  expect(requested).toHaveBeenCalledWith({
    identifier: '+998901234567',
    password: 'Kar7von8',
    username: 'Дилноза',
    langcode: 'ru',
    consents: { personalData: true, offer: true },
  });
  expect(screen.getByRole('button', { name: /Отправить код ещё раз через/ })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
  const confirm = screen.getByRole('button', { name: 'Создать аккаунт' });
  await user.type(code, '12345');
  await user.click(confirm);
  expect(code).toHaveAccessibleDescription('В коде шесть цифр');
  expect(code).toHaveFocus();
  await user.type(code, '6');
  await user.click(confirm);
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(dilnoza));
  expect(confirmed).toHaveBeenCalledWith({
    identifier: '+998901234567',
    password: 'Kar7von8',
    code: '123456',
  });
});

test('a second click before the response requests no second code', async () => {
  const requested = jest.fn(() => ({ ok: true as const, smsAfterSeconds: 60 }));
  api.use(respond(register, requested));
  const { user } = open();
  await fill(user);
  const button = screen.getByRole('button', { name: 'Получить код' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('textbox', { name: 'Код из SMS' });
  expect(requested).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Изменить данные' }));
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveValue('90 123-45-67');
});

/** A phone discards the page and opens it again: nothing is unmounted. */
function reload(unmount: () => void) {
  const stored = { ...sessionStorage };
  unmount();
  expect(sessionStorage).toHaveLength(0);
  Object.assign(sessionStorage, stored);
  return open();
}

test('typed text survives a reload, except the PIN', async () => {
  const { user, unmount } = open();
  await fill(user);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kar7von8');
  reload(unmount);
  expect(name()).toHaveValue('Дилноза');
  await waitFor(() => expect(phone()).toHaveValue('90 123-45-67'));
  expect(pin()).toHaveValue('');
  expect(consent()).toBeChecked();
});

test('the code step survives a reload and needs the PIN again', async () => {
  const requested = jest.fn(() => ({ ok: true as const, smsAfterSeconds: 60 }));
  const confirmed = jest.fn();
  api.use(respond(register, requested), refuse(confirmSms, { code: 'code-refused', status: 401 }));
  const before = open();
  await fill(before.user);
  await request(before.user);
  await screen.findByRole('textbox', { name: 'Код из SMS' });
  const { user, onRegistered, container } = reload(before.unmount);
  const code = screen.getByRole('textbox', { name: 'Код из SMS' });
  expect(code).toHaveFocus();
  expect(
    screen.getByRole('button', { name: /Отправить код ещё раз через (0:5\d|1:00)/ }),
  ).toBeDisabled();
  const again = () => screen.getByLabelText('Пин-код', { selector: 'input' });
  const confirm = screen.getByRole('button', { name: 'Создать аккаунт' });
  await user.type(code, '123456');
  await user.click(confirm);
  expect(again()).toHaveFocus();
  expect(again()).toHaveAccessibleDescription(/Заполните это поле/);
  await user.type(again(), 'Kar7von9');
  await user.click(confirm);
  expect(await screen.findByText(/Код или пин-код не подходит/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  api.use(
    respond(confirmSms, ({ body }) => {
      confirmed(body);
      return { jwt: '', user: dilnoza };
    }),
  );
  await user.clear(again());
  await user.type(again(), 'Kar7von8');
  await user.click(confirm);
  await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(dilnoza));
  expect(confirmed).toHaveBeenCalledWith({
    identifier: '+998901234567',
    password: 'Kar7von8',
    code: '123456',
  });
  expect(requested).toHaveBeenCalledTimes(1);
  expect(sessionStorage).toHaveLength(0);
});

test('an error found by the server is shown at its field and disappears when the field changes', async () => {
  const issue = { path: 'password', rule: 'sequence', message: '' };
  api.use(refuse(register, { code: 'validation-failed', status: 400, issues: [issue] }));
  const { user } = open();
  await fill(user);
  await request(user);
  expect(await screen.findByText(/Последовательность легко угадать/)).toBeVisible();
  expect(pin()).toHaveFocus();
  await user.type(pin(), 'X');
  expect(screen.queryByText(/Последовательность/)).toBeNull();
});

test('after too many codes the wait counts down', async () => {
  api.use(refuse(register, { code: 'rate-limited', status: 429, retryAfterSeconds: 61 }));
  const { user } = open();
  await fill(user);
  await request(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Повторите через 1:0[01]/);
});

test('a signed-in visitor is redirected to the profile', async () => {
  open(dilnoza);
  expect(screen.getByText(/Вы уже вошли как Дилноза/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть профиль' })).toHaveAttribute(
    'href',
    '/ru/auth/profile',
  );
});
