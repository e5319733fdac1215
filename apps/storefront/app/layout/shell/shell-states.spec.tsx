/** @jest-environment jest-fixed-jsdom */
import { readEdition } from '@karvon/edition';
import { userCookie } from '@karvon/session';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { loadLateParts } from '@karvon/ui-kit';
import { signedInUser } from '../../proxy/session-cookies.server';
import { showLayout, sitePage } from './show-layout.fixture';

beforeAll(loadLateParts);

const someone = (points: number, langcode: 'ru' | 'uz' = 'ru') => ({
  id: 'u1',
  username: 'Дилноза',
  langcode,
  settings: { TotalPoints: points },
});

/** The header of a request with these cookies, as server-rendered text. */
function headerOnServer(cookies: string, locale: 'ru' | 'uz') {
  return renderToString(sitePage({ locale, user: signedInUser(cookies) }));
}
const cookiesOf = (user: ReturnType<typeof someone>) => {
  const { name, value } = userCookie(user);
  return `karvon-session=ey.J; ${name}=${value}`;
};

describe('the header', () => {
  test.each([
    [1, 'ru', '1\u00a0балл'],
    [2, 'ru', '2\u00a0балла'],
    [11, 'ru', '11\u00a0баллов'],
    [1243, 'uz', '1\u00a0243\u00a0ball'],
  ] as const)('of the server greets with %i points in %s', (points, locale, text) => {
    const html = headerOnServer(cookiesOf(someone(points, locale)), locale);
    expect(html).toContain('Дилноза');
    expect(html).toContain(`>${text}<`);
    expect(html).not.toContain(locale === 'ru' ? 'Войти' : 'Kirish');
  });

  test('shows no zero balance, and greets nobody without a session', () => {
    expect(headerOnServer(cookiesOf(someone(0)), 'ru')).not.toMatch(/балл/);
    const { name, value } = userCookie(someone(5));
    const html = headerOnServer(`${name}=${value}`, 'uz');
    expect(html).toContain('Kirish');
    expect(html).not.toContain('Дилноза');
  });

  test('has the pages of a signed-in visitor, and a form to sign out', async () => {
    const { container } = await showLayout({ user: someone(21) });
    const header = within(screen.getByRole('banner'));
    const menu = header.getByRole('button', { name: /Дилноза/ });
    expect(menu).toHaveTextContent('21 балл');
    expect(header.getAllByRole('link', { name: 'Профиль' })[0]).toHaveAttribute(
      'href',
      '/ru/auth/profile',
    );
    expect(header.getAllByRole('link', { name: 'История бронирований' })[0]).toHaveAttribute(
      'href',
      '/ru/auth/booking',
    );
    const form = header.getAllByRole('button', { name: 'Выйти' })[0]?.closest('form');
    expect(form).toHaveAttribute('action', '/ru/auth/logout');
    expect(form).toHaveAttribute('method', 'post');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('signs in by a link, or by the dialog once it is loaded', async () => {
    const { unmount } = await showLayout();
    const link = () => screen.getAllByRole('link', { name: 'Войти' })[0]!;
    expect(link()).toHaveAttribute('href', '/ru/auth/profile');
    unmount();
    const open = jest.fn();
    const { user } = await showLayout({ signIn: { open, prepare: jest.fn() } });
    await user.click(link());
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('main')).toHaveTextContent('page of /ru');
  });
});

describe('the support hours', () => {
  test.each([
    [600, 'Сейчас отвечаем'],
    [539, 'Сейчас закрыто, откроемся в 09:00'],
    [1260, 'Сейчас закрыто, откроемся в 09:00'],
  ])('at minute %i of the edition', async (minute, text) => {
    await showLayout({ minute });
    expect(within(screen.getByRole('contentinfo')).getByText(text)).toBeVisible();
  });

  test('a page left open notices when they are over', async () => {
    jest.useFakeTimers();
    await showLayout({ minute: 1259 });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Сейчас отвечаем')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(footer.getByText(/Сейчас закрыто/)).toBeVisible();
    jest.useRealTimers();
  });
});

test('the footer names the seller and its address', async () => {
  await showLayout({ edition: 'ru' });
  const { legalName, taxId, legalAddress } = readEdition('ru');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    `© 2026 ${legalName.ru}, ИНН ${taxId}. ${legalAddress.ru}`,
  );
});

describe('the cookie panel', () => {
  const panel = () => screen.queryByRole('region', { name: 'Файлы cookie' });

  test('is shown to a visitor who has not chosen, on the server too', () => {
    expect(renderToString(sitePage({ consent: null }))).toContain('name="consent"');
    expect(renderToString(sitePage({ consent: 'necessary' }))).not.toContain('name="consent"');
  });

  test('disappears after the choice; the server stores it and the focus stays in the page', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const { container, user } = await showLayout({ consent: null });
    expect(await axe(container)).toHaveNoViolations();
    expect(within(panel()!).getByRole('link')).toHaveAttribute('href', '/ru/company/workprivacy');
    await user.click(screen.getByRole('button', { name: 'Нет' }));
    expect(panel()).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('/ru/consent');
    expect(String(init?.body)).toBe('consent=necessary');
    await user.click(screen.getByRole('button', { name: 'Настройки cookie' }));
    expect(panel()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Да' }));
    expect(panel()).not.toBeInTheDocument();
    expect(String(fetch.mock.calls[1]?.[1]?.body)).toBe('consent=all');
  });
});
