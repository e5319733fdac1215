import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { calendarTexts } from '../calendar/calendar-texts.fixture';
import { preloadCalendar } from '../calendar/lazy-calendar';
import type { DayRange } from '../calendar/pick-day';
import { DateField } from './date-field';

function Dates({ single = false, requested = 0 }: { single?: boolean; requested?: number }) {
  const [value, setValue] = useState<DayRange>({});
  return (
    <DateField
      requested={requested}
      start={{ label: 'Out', placeholder: 'When', error: 'Choose a day' }}
      end={single ? undefined : { label: 'Back', placeholder: 'When' }}
      value={value}
      onChange={setValue}
      min="2026-03-05"
      max="2026-12-31"
      dayText={(day) => `on ${day}`}
      calendarTexts={calendarTexts}
      title="Dates"
      closeLabel="Close"
      doneLabel="Done"
    />
  );
}

beforeAll(preloadCalendar);

const day = (date: string) => screen.findByRole('button', { name: `day ${date}` });
const panel = () => screen.queryByRole('dialog', { name: 'Dates' });

test('after another field has opened it, Esc returns the focus to its first day', async () => {
  const { rerender } = render(<Dates requested={0} />);
  expect(panel()).toBeNull();
  rerender(<Dates requested={1} />);
  expect(await day('2026-03-09')).toBeVisible();
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: 'Out When' })).toHaveFocus();
});

test('shows the next month too, on a phone as well', async () => {
  jest.replaceProperty(window, 'innerWidth', 360);
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  expect(await day('2026-03-31')).toBeVisible();
  expect(await day('2026-04-01')).toBeVisible();
});

test('asks for the departure, then the return, then closes', async () => {
  const { container } = render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  await userEvent.click(await day('2026-03-09'));
  expect(screen.getByRole('button', { name: 'Back When' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(await day('2026-03-16'));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Out on 2026-03-09' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back on 2026-03-16' })).toBeInTheDocument();
});

test('opened at the return it changes only that day', async () => {
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  await userEvent.click(await day('2026-03-09'));
  await userEvent.click(await day('2026-03-16'));
  await userEvent.click(screen.getByRole('button', { name: /^Back/ }));
  await userEvent.click(await day('2026-03-20'));
  expect(screen.getByRole('button', { name: 'Out on 2026-03-09' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back on 2026-03-20' })).toBeInTheDocument();
});

test('one day closes at once; the error belongs to the button', async () => {
  render(<Dates single />);
  const button = screen.getByRole('button', { name: 'Out When' });
  expect(button).toHaveAccessibleDescription('Choose a day');
  await userEvent.click(button);
  await userEvent.click(await day('2026-03-09'));
  expect(panel()).not.toBeInTheDocument();
  expect(button).toHaveAccessibleName('Out on 2026-03-09');
  expect(button).toHaveFocus();
});

test('Done keeps an unfinished choice', async () => {
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  await userEvent.click(await day('2026-03-09'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Out on 2026-03-09' })).toBeInTheDocument();
});

test('the calendar opens with the focus on its day, so that arrows move it at once', async () => {
  render(<Dates />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await day('2026-03-05')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Out on 2026-03-13' })).toBeVisible();
  expect(await day('2026-03-13')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Back When' }));
  expect(await day('2026-03-13')).toHaveFocus();
});

test('on a phone the day has the focus too', async () => {
  jest.replaceProperty(window, 'innerWidth', 360);
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  expect(await day('2026-03-05')).toHaveFocus();
});

test('the other field of an open calendar leads back into it', async () => {
  render(<Dates />);
  await userEvent.click(screen.getByRole('button', { name: 'Out When' }));
  expect(await day('2026-03-05')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back When' }));
  expect(await day('2026-03-05')).toHaveFocus();
});
