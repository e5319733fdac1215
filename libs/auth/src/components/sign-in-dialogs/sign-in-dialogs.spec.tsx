import {
  beginRecovery,
  confirmSms,
  listCountries,
  login,
  requestPassword,
  sendSms,
} from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { forgetPrivate } from '@karvon/session';
import { respond, refuse, setupApi } from '@karvon/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { dilnoza, setUserCookie, showAuth } from '../../show-auth.fixture';
import { SignInDialogs } from './sign-in-dialogs';

const recovery = `mg6l0x00.${'A'.repeat(43)}`;
const api = setupApi(
  respond(listCountries, { countries: [] }),
  respond(beginRecovery, { recovery, smsAfterSeconds: 120 }),
);

afterEach(() => forgetPrivate());

function Opener({ onSignedIn }: { onSignedIn: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <SignInDialogs
      open={open}
      onClose={() => setOpen(false)}
      edition={readEdition('uz')}
      registerTo="/ru/auth/register"
      onSignedIn={onSignedIn}
    />
  );
}

const open = (locale: 'ru' | 'uz' = 'ru', onSignedIn = jest.fn()) => ({
  ...showAuth(<Opener onSignedIn={onSignedIn} />, { locale }),
  onSignedIn,
});
const phone = () => screen.getByRole('textbox', { name: 'Телефон' });
const pin = () => screen.getByLabelText('Пин-код');
const boxes = () => screen.getAllByRole('checkbox');
const enter = () => screen.getByRole('button', { name: 'Войти' });

async function fill(user: UserEvent, secret = 'aB3xy9') {
  await user.type(phone(), '90 123 45 67');
  await user.type(pin(), secret);
  await user.click(boxes()[0]!);
}

/** Returns handlers that start a session and set the cookie, as the storefront's server does. */
const begins = (sent: jest.Mock) =>
  respond(login, ({ body }) => {
    sent(body);
    setUserCookie(dilnoza);
    return { jwt: '', user: dilnoza };
  });

test('the dialog follows the specification and is accessible', async () => {
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Войти в аккаунт' });
  expect(boxes()[0]).not.toBeChecked();
  expect(boxes()[1]).toBeChecked();
  expect(within(dialog).queryByRole('meter')).toBeNull();
  expect(phone()).toHaveAttribute('autocomplete', 'username');
  expect(pin()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('button', { name: 'Восстановить пин-код доступа' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Регистрация' })).toHaveAttribute(
    'href',
    '/ru/auth/register',
  );
  expect(await axe(dialog)).toHaveNoViolations();
});

test('the button is enabled by phone, PIN and both consents; Enter signs in', async () => {
  const sent = jest.fn();
  api.use(begins(sent));
  const { user, onSignedIn } = open();
  expect(enter()).toBeDisabled();
  await fill(user);
  expect(enter()).toBeEnabled();
  await user.click(boxes()[1]!);
  expect(enter()).toBeDisabled();
  await user.type(pin(), '{Enter}');
  expect(sent).not.toHaveBeenCalled();
  await user.click(boxes()[1]!);
  await user.type(pin(), '{Enter}');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(dilnoza));
  expect(sent).toHaveBeenCalledWith({ identifier: '+998901234567', password: 'aB3xy9' });
});

test('the PIN can be shown', async () => {
  const { user } = open();
  await user.type(pin(), 'aB3');
  await user.click(screen.getByRole('button', { name: 'Показать пин-код' }));
  expect(pin()).toHaveAttribute('type', 'text');
});

test('a wrong login shows the specified text and keeps typed values', async () => {
  api.use(refuse(login, { code: 'wrong-login', status: 401 }));
  const { user } = open();
  await fill(user);
  await user.click(enter());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Не правильный Логин / Пин.Проверьте свои данные и попробуйте снова.',
  );
  expect(phone()).toHaveValue('90 123-45-67');
  expect(pin()).toHaveValue('aB3xy9');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

const notFaked = [
  'Date',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describe('with a fake clock', () => {
  // Fakes only the timers that count down; the network and the keyboard use real ones.
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...notFaked] }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  test('after too many attempts the wait counts down and disappears', async () => {
    api.use(refuse(login, { code: 'rate-limited', status: 429, retryAfterSeconds: 61 }));
    const { user } = open();
    await fill(user);
    await user.click(enter());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Повторите через 1:0[01]/);
    pass(31);
    expect(screen.getByRole('alert')).toHaveTextContent(/через 0:(30|29)/);
    pass(32);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('recovery: a call, ten seconds, an SMS, the code and a new PIN; then signed in', async () => {
    const requested = jest.fn();
    const confirmed = jest.fn();
    api.use(
      respond(requestPassword, ({ body }) => {
        requested(body.phone);
        return { ok: true as const, smsAfterSeconds: 10 };
      }),
      respond(sendSms, { ok: true, smsAfterSeconds: 60 }),
      respond(confirmSms, ({ body }) => {
        confirmed(body);
        setUserCookie(dilnoza);
        return { jwt: '', user: dilnoza };
      }),
    );
    const { user, onSignedIn } = open();
    await user.type(phone(), '90 123 45 67');
    await user.click(screen.getByRole('button', { name: 'Восстановить пин-код доступа' }));
    const request = await screen.findByRole('button', { name: 'Запросить звонок' });
    expect(screen.getByRole('dialog', { name: 'Восстановление пина' })).toBeVisible();
    expect(phone()).toHaveValue('90 123-45-67');
    expect(request).toBeDisabled();
    await user.click(boxes()[0]!);
    await user.click(request);
    expect(await screen.findByText('Запрос на звонок отправлен.')).toBeVisible();
    expect(requested).toHaveBeenCalledWith('+998901234567');
    expect(screen.getByRole('button', { name: /Отправить SMS через 0:(10|09)/ })).toBeDisabled();
    expect(document.activeElement).toHaveTextContent('Отправим SMS с кодом на номер');
    pass(11);
    await user.click(screen.getByRole('button', { name: 'Отправить SMS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый пин-код' });
    expect(within(dialog).getByText('Сообщение отправлено')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: /поддержку/ })).toHaveAttribute(
      'href',
      '/ru/company/support',
    );
    expect(screen.getByRole('textbox', { name: 'Код из SMS' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await user.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
    expect(screen.getByText('В коде шесть цифр')).toBeVisible();
    expect(screen.getByText('Придумайте пин-код')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Код из SMS' })).toHaveFocus();
    await user.paste('Karvon: 123 456');
    await user.type(screen.getByLabelText('Новый пин-код', { selector: 'input' }), 'Kar7von8');
    await user.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(dilnoza));
    expect(confirmed).toHaveBeenCalledWith({
      identifier: '+998901234567',
      password: 'Kar7von8',
      code: '123456',
    });
  });

  test('without a call the SMS waits for the rest of two minutes, and the server decides', async () => {
    const requested = jest.fn();
    const opened = jest.fn();
    api.use(
      respond(beginRecovery, () => {
        opened();
        return { recovery, smsAfterSeconds: 120 };
      }),
      refuse(sendSms, { code: 'rate-limited', status: 429, retryAfterSeconds: 45 }),
    );
    const { user } = open();
    await user.type(phone(), '90 123 45 67');
    await user.click(screen.getByRole('button', { name: 'Восстановить пин-код доступа' }));
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await user.click(boxes()[0]!);
    pass(60);
    await user.click(screen.getByRole('button', { name: 'Продолжить без звонка' }));
    expect(
      await screen.findByRole('button', { name: /Отправить SMS через (0:5\d|1:00)/ }),
    ).toBeDisabled();
    pass(61);
    await user.click(screen.getByRole('button', { name: 'Отправить SMS' }));
    expect(await screen.findByRole('button', { name: /Отправить SMS через 0:4\d/ })).toBeDisabled();
    api.use(
      respond(sendSms, ({ body }) => {
        requested(body);
        return { ok: true as const, smsAfterSeconds: 60 };
      }),
    );
    pass(46);
    await user.click(screen.getByRole('button', { name: 'Отправить SMS' }));
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith({ identifier: '+998901234567', recovery }),
    );
  });
});

test('a recovery continues after a reload of its tab: its step, phone and wait, but no PIN', async () => {
  const opened = jest.fn();
  api.use(
    respond(beginRecovery, () => {
      opened();
      return { recovery, smsAfterSeconds: 120 };
    }),
    respond(requestPassword, { ok: true, smsAfterSeconds: 0 }),
    respond(sendSms, { ok: true, smsAfterSeconds: 60 }),
  );
  const before = open();
  await before.user.type(phone(), '90 123 45 67');
  await before.user.click(screen.getByRole('button', { name: 'Восстановить пин-код доступа' }));
  await before.user.click(boxes()[0]!);
  await before.user.click(screen.getByRole('button', { name: 'Запросить звонок' }));
  const send = await screen.findByRole('button', { name: 'Отправить SMS' });
  before.unmount();

  const again = open();
  expect(await screen.findByText(/\+998 90 123-45-67/)).toBeVisible();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(send).not.toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Отправить SMS' }));
  await again.user.type(
    await screen.findByLabelText('Новый пин-код', { selector: 'input' }),
    'Kar7von8',
  );
  again.unmount();

  const { user } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Новый пин-код' });
  expect(await within(dialog).findByText(/\+998 90 123-45-67/)).toBeVisible();
  expect(screen.getByLabelText('Новый пин-код', { selector: 'input' })).toHaveValue('');
  expect(
    screen.getByRole('button', { name: /Отправить код ещё раз через (0:5\d|1:00)/ }),
  ).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(sessionStorage).toHaveLength(0);
});

test('Esc in the recovery leads back to the sign-in', async () => {
  const { user } = open('uz');
  await user.click(await screen.findByRole('button', { name: 'Kirish PIN-kodini tiklash' }));
  expect(screen.getByRole('dialog', { name: 'PIN-kodni tiklash' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Hisobga kirish' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
