import type { ReactElement } from 'react';
import {
  buildFinishedHotelOrder,
  buildPaidOrder,
  buildScheduleChange,
  renderPage,
} from '@karvon/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FlightDay } from './flight-day';
import { StayDay } from './stay-day';

const onDay = buildPaidOrder({ serverTime: '2026-12-13T21:50:00.000Z' });
const { checkInAt, checkOutAt } = buildFinishedHotelOrder();
const hoursBefore = (at: string, hours: number) =>
  new Date(Date.parse(at) - hours * 3_600_000).toISOString();
const valueOf = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const show = (part: ReactElement) => renderPage(part, { locale: 'ru' });

test('before a flight: the time left, where and when, and what to take along', async () => {
  const { container } = show(<FlightDay order={onDay} />);
  expect(screen.getByRole('heading', { name: /До вылета 4\sч 20\sмин/ })).toBeVisible();
  expect(screen.getByText('Ташкент — Москва, рейс HY 601')).toBeVisible();
  expect(valueOf('Вылет')).toMatch(/^сегодня, 07:10 · .*Ташкент.*терминал 2 \(TAS\)$/);
  expect(valueOf('Быть в аэропорту')).toMatch(/^сегодня, 04:10, за 3\sч до вылета$/);
  expect(valueOf('Номер бронирования (PNR)')).toBe('QW3RTY');
  expect(screen.getByText('документ, который указан в билете')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Маршрутная квитанция (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/orders\/7K3M9QXA\/tickets\.pdf\?lang=ru$/),
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('the time runs on by the server’s clock, whatever the device’s says', () => {
  jest.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') });
  try {
    show(<FlightDay order={onDay} />);
    act(() => void jest.advanceTimersByTime(80 * 60_000));
    expect(screen.getByRole('heading', { name: /До вылета 3\sч/ })).toBeVisible();
    act(() => void jest.advanceTimersByTime(4 * 60 * 60_000));
    expect(screen.getByRole('heading', { name: /До прилёта по расписанию/ })).toBeVisible();
    expect(screen.queryByText('Возьмите с собой')).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test('nothing is said of a flight that the airline has moved', () => {
  const scheduleChange = buildScheduleChange();
  show(<FlightDay order={{ ...onDay, scheduleChange }} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

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
