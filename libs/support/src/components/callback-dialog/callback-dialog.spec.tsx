import { createCallback, listCountries } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, refuse, renderPage, setupApi, unreachable } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CallbackButton } from '../callback-button/callback-button';

const api = setupApi();
/** Only `Date` is faked, because the promised day is compared with today. */
const notFaked = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
const kazakhstan = {
  flag_url: null,
  name_ru: 'Казахстан',
  name_uz: 'Qozogʻiston',
  iso_code2: 'KZ',
  iso_code3: 'KAZ',
  tel_prefix: '7',
};
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T09:05:00Z'), doNotFake: [...notFaked] });
  api.use(respond(listCountries, { countries: [kazakhstan] }));
});
afterEach(() => jest.useRealTimers());
const promise = { callBy: '2026-11-21T14:35:00+05:00', openNow: true };

async function open(locale: 'ru' | 'uz' = 'ru', edition: 'ru' | 'uz' = 'uz') {
  const page = renderPage(
    <CallbackButton edition={readEdition(edition)} topic="refund" orderNumber="ABCD2345" />,
    { locale, path: `/${locale}/order?number=ABCD2345` },
  );
  await page.user.click(screen.getByRole('button'));
  return { ...page, dialog: await screen.findByRole('dialog') };
}

async function fill(user: UserEvent, phone = '90 123 45 67') {
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), phone);
  await user.type(screen.getByRole('textbox', { name: 'Как к вам обращаться' }), 'Азиза');
  await user.click(screen.getByRole('checkbox'));
}
const send = () => screen.getByRole('button', { name: 'Жду звонка' });

test('sending a phone, a name and a consent shows the promised time', async () => {
  const sent = jest.fn();
  api.use(
    respond(createCallback, ({ body, headers }) => {
      sent(body, headers.get('idempotency-key'));
      return promise;
    }),
  );
  const { user, dialog } = await open();
  expect(dialog).toHaveAccessibleName('Обратный звонок');
  expect(dialog).toHaveTextContent(/ежедневно с 09:00 до 21:00 по времени Ташкента/);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(await axe(dialog)).toHaveNoViolations();
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Перезвоним до 14:35')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    {
      phone: '+998901234567',
      name: 'Азиза',
      topic: 'refund',
      page: { path: '/ru/order', orderNumber: 'ABCD2345' },
      consent: true,
      lang: 'ru',
    },
    expect.any(String),
  );
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test.each([
  ['ru', 'Перезвоним 22 ноября до 09:30', /откроемся в 09:00/],
  ['uz', '22-\u2060noyabr kuni soat 09:30 gacha qoʻngʻiroq qilamiz', /soat 09:00 da ochilamiz/],
] as const)('outside the hours the day is shown as well (%s)', async (locale, text, closed) => {
  api.use(respond(createCallback, { callBy: '2026-11-22T09:30:00+05:00', openNow: false }));
  const { user, dialog } = await open(locale);
  const [phone, name] = within(dialog).getAllByRole('textbox');
  await user.type(phone!, '+998901234567');
  await user.type(name!, 'Aziza');
  await user.click(screen.getByRole('checkbox'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(closed)).toBeVisible();
});

test('a call promised for tomorrow names the day, even while support is open', async () => {
  api.use(respond(createCallback, { callBy: '2026-11-22T09:30:00+05:00', openNow: true }));
  const { user } = await open();
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Перезвоним 22 ноября до 09:30')).toBeVisible();
  expect(screen.queryByText(/мы откроемся/)).not.toBeInTheDocument();
});

test('an empty form shows what is missing, sends nothing and focuses the first field', async () => {
  const { user, dialog } = await open();
  await user.click(send());
  expect(screen.getAllByText('Заполните это поле')).toHaveLength(2);
  expect(screen.getByText('Без согласия мы не можем сохранить номер и позвонить')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
  expect(await axe(dialog)).toHaveNoViolations();
});

test('the link in the consent opens its text, in a new tab', async () => {
  await open();
  const link = screen.getByRole('link', { name: /согласие на обработку персональных данных/ });
  expect(link).toHaveAttribute('href', '/ru/company/privacyagreement');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a failure keeps typed text; a retry sends the same key, a changed request a new one', async () => {
  const keys: (string | null)[] = [];
  api.use(refuse(createCallback, { code: 'rate-limited', status: 429, retryAfterSeconds: 600 }));
  const { user } = await open();
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Повторите через 10 минут/);
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('90 123-45-67');

  const refuseAndNote = () =>
    api.use(
      respond(createCallback, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return promise;
      }),
    );
  api.use(unreachable(createCallback));
  await user.click(send());
  expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
  refuseAndNote();
  await user.click(send());
  await screen.findByText('Перезвоним до 14:35');
  await user.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Заказать звонок' }));
  await user.click(send());
  await screen.findByText('Перезвоним до 14:35');
  expect(new Set(keys).size).toBe(2);
});

test('a foreign number is recognized by its calling code; the list of codes loads on demand', async () => {
  const sent = jest.fn();
  api.use(
    respond(createCallback, ({ body }) => {
      sent(body.phone);
      return promise;
    }),
  );
  const { user } = await open();
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Код страны +998' }));
  await user.click(await screen.findByRole('option', { name: /Казахстан/ }));
  expect(screen.getByRole('button', { name: 'Код страны Казахстан +7' })).toBeVisible();
  await fill(user, '701 234 56 78');
  await user.click(send());
  await screen.findByText('Перезвоним до 14:35');
  expect(sent).toHaveBeenCalledWith('+77012345678');
});

test('closing the dialog keeps typed text and returns the focus to the button', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '90');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Заказать звонок' });
  expect(opener).toHaveFocus();
  await user.click(opener);
  expect(await screen.findByRole('textbox', { name: 'Телефон' })).toHaveValue('90');
});

test('the Russian edition has its own hours and phone numbers', async () => {
  const sent = jest.fn();
  api.use(
    respond(createCallback, ({ body }) => {
      sent(body.phone);
      return { callBy: '2026-11-21T12:35:00+03:00', openNow: true };
    }),
  );
  const { user, dialog } = await open('ru', 'ru');
  expect(dialog).toHaveTextContent(/с 08:00 до 22:00 по московскому времени/);
  await fill(user, '8 (912) 345-67-89');
  await user.click(send());
  expect(await screen.findByText('Перезвоним до 12:35')).toBeVisible();
  expect(sent).toHaveBeenCalledWith('+79123456789');
});
