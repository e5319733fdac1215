import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Edition } from './fixtures';
import { isPhone, type Words } from './checkout-steps';

export interface Member {
  username: string;
  /** The phone as typed, without the prefix. */
  typed: string;
  phone: string;
  pin: string;
}

const numbers: Record<Edition, (ten: number, end: string) => Pick<Member, 'typed' | 'phone'>> = {
  ru: (ten, end) => ({ typed: `912 654-3${2 + ten}-${end}`, phone: `+79126543${2 + ten}${end}` }),
  uz: (ten, end) => ({ typed: `90 321 5${4 + ten} ${end}`, phone: `+998903215${4 + ten}${end}` }),
};

/**
 * Each project, attempt and repetition has a phone number of its own, because the projects of an edition share an API; stories on
 * that API differ in `which`.
 */
export function memberOf(page: Page, edition: Edition, which: number): Member {
  const { retry, repeatEachIndex } = test.info();
  const end = `${(isPhone(page) ? 2 : 1) + 2 * (retry + repeatEachIndex)}${which % 10}`;
  return { username: 'Дилноза', ...numbers[edition](Math.floor(which / 10), end), pin: 'Kar7von8' };
}

/** Waits for the code of the newest message to a phone; `before` is the previous code. */
export async function codeFor(
  request: APIRequestContext,
  phone: string,
  before = 'none',
): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const response = await request.get('/api/v1/sandbox/messages', { params: { to: phone } });
      const { messages } = (await response.json()) as { messages: { text: string }[] };
      return (code = /\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? before);
    })
    .not.toBe(before);
  return code!;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await request.post(`/api/v1/auth/${path}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Registers as the form does; the session becomes a cookie of the calling context. Returns the SMS code. */
export async function signUp(
  request: APIRequestContext,
  { username, phone, pin }: Member,
  langcode: Edition,
): Promise<string> {
  const consents = { personalData: true, offer: true };
  const account = { identifier: phone, password: pin };
  await post(request, 'register', { ...account, username, langcode, consents });
  const code = await codeFor(request, phone);
  await post(request, 'confirm-sms', { ...account, code });
  return code;
}

/** Changes the PIN from another device, which ends every other session. */
export async function changePinElsewhere(
  request: APIRequestContext,
  { username, phone, pin }: Member,
  next: string,
  langcode: Edition,
): Promise<void> {
  const login = await request.post('/api/v1/auth/login', {
    data: { identifier: phone, password: pin },
  });
  const { user } = (await login.json()) as { user: { id: string } };
  const saved = await request.put(`/api/v1/users/${user.id}`, {
    data: { username, email: null, langcode, pin: { current: pin, next } },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** Fills in and submits the sign-in dialog. */
export async function signIn(page: Page, words: Words, { typed, pin }: Member): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('auth.login-title') });
  await dialog.getByLabel(words('auth.phone')).fill(typed);
  await dialog.getByLabel(words('auth.pin')).fill(pin);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: words('auth.login-submit') }).click();
}

/** Pays on the sandbox's bank page and comes back to the order. */
export async function payOrder(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('order-parts.pay') }).click();
  await expect(page).toHaveURL(/\/sandbox\/bank\/pay\//);
  await page.locator('button[value="pay"]').click();
  await page.getByRole('link', { name: words('order-parts.result-order') }).click();
  await expect(page).toHaveURL(/\/order\?number=/);
}

/** Opens the element that names the visitor: the header's menu or, on a phone, the sheet. */
export async function openVisitor(page: Page, words: Words, name: string) {
  const banner = page.getByRole('banner');
  if (isPhone(page)) {
    await banner.getByRole('button', { name: words('storefront.menu') }).click();
    return page.getByRole('dialog', { name: words('storefront.menu') });
  }
  await banner.getByRole('button', { name }).click();
  return banner;
}
