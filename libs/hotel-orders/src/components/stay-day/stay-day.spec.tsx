import type { ReactElement } from 'react';
import { buildFinishedHotelOrder, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StayDay } from './stay-day';

const { checkInAt, checkOutAt } = buildFinishedHotelOrder();
const hoursBefore = (at: string, hours: number) =>
  new Date(Date.parse(at) - hours * 3_600_000).toISOString();
const valueOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const show = (part: ReactElement) => renderPage(part, { locale: 'ru' });

test('before a stay: the check-in, the way there and the hotel’s phone', async () => {
  const order = buildFinishedHotelOrder({ serverTime: hoursBefore(checkInAt, 5) });
  const { container } = show(<StayDay order={order} />);
  expect(screen.getByRole('heading', { name: /До заезда 5\sч/ })).toBeVisible();
  expect(valueOf('Заезд')).toBe('сегодня, 14:00 или позже');
  expect(valueOf('Адрес')).toBe('Самарканд, ул. Регистан, 12');
  expect(screen.getByRole('link', { name: '+998 66 233-00-00' })).toHaveAttribute(
    'href',
    'tel:+998662330000',
  );
  expect(screen.getByRole('link', { name: /Яндекс Карты/ })).toHaveAttribute(
    'href',
    expect.stringContaining('66.97570,39.65421'),
  );
  expect(screen.getByRole('link', { name: 'Ваучер (PDF)' })).toBeVisible();
  expect(screen.getByText('паспорта всех гостей')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('during a stay: when to leave, and no check-in any more', () => {
  show(<StayDay order={buildFinishedHotelOrder({ serverTime: hoursBefore(checkOutAt, 2) })} />);
  expect(screen.getByRole('heading', { name: /До выезда 2\sч/ })).toBeVisible();
  expect(valueOf('Выезд')).toBe('сегодня, 12:00 или раньше');
  expect(screen.queryByText('Заезд')).toBeNull();
});
