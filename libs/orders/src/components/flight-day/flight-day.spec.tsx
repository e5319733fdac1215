import type { ReactElement } from 'react';
import { buildPaidOrder, buildScheduleChange, renderPage } from '@karvon/testing';
import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FlightDay } from './flight-day';

const onDay = buildPaidOrder({ serverTime: '2026-12-13T21:50:00.000Z' });
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
