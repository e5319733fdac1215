import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Calendar, type CalendarProps } from './calendar';
import { calendarTexts } from './calendar-texts.fixture';

const onPick = jest.fn();
const show = (props: Partial<CalendarProps> = {}) =>
  render(
    <Calendar
      texts={calendarTexts}
      value={{}}
      onPick={onPick}
      min="2026-03-05"
      max="2026-12-31"
      {...props}
    />,
  );
const day = (date: string) => screen.getByRole('button', { name: new RegExp(`^day ${date}`) });

beforeEach(() => onPick.mockClear());

test('shows two months as grids, Monday first, with captions read out', async () => {
  const { container } = show({
    captionOf: (date) => (date === '2026-03-10' ? { text: '40 $', best: true } : undefined),
  });
  const march = screen.getByRole('grid', { name: 'March 2026' });
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
  expect(within(march).getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
  // 1 March 2026 is a Sunday: alone at the end of the first week.
  expect(
    within(within(march).getAllByRole('row')[1] as HTMLElement).getAllByRole('button'),
  ).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'day 2026-03-10, 40 $' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a screen reader reads the full caption instead of the short one', async () => {
  const { container } = show({
    captionOf: (date) =>
      date === '2026-03-10' ? { text: '40', label: 'Tuesday, from 40 dollars' } : undefined,
  });
  const button = screen.getByRole('button', { name: 'Tuesday, from 40 dollars' });
  expect(button).toHaveTextContent('40');
  expect(await axe(container)).toHaveNoViolations();
});

test('reports the shown months, also after a change', async () => {
  const onShow = jest.fn();
  show({ onShow });
  expect(onShow).toHaveBeenLastCalledWith(['2026-03-01', '2026-04-01']);
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(onShow).toHaveBeenLastCalledWith(['2026-04-01', '2026-05-01']);
});

test('a click picks a day, except one out of bounds', async () => {
  show();
  await userEvent.click(day('2026-03-04'));
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.click(day('2026-03-09'));
  expect(onPick).toHaveBeenCalledWith('2026-03-09');
});

test('one tab stop; arrows, Home, End and Page keys move it, also across months', async () => {
  show({ value: { start: '2026-03-31' } });
  await userEvent.tab();
  await userEvent.tab();
  expect(day('2026-03-31')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day('2026-04-01')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(day('2026-04-05')).toHaveFocus();
  await userEvent.keyboard('{Home}{PageDown}');
  expect(day('2026-04-30')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{ArrowDown}');
  expect(screen.getByRole('grid', { name: 'June 2026' })).toBeInTheDocument();
  expect(day('2026-06-06')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith('2026-06-06');
});

test('from the button to the next month, Tab leads into the month it has shown', async () => {
  show({ value: { start: '2026-03-31' } });
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.tab();
  expect(day('2026-05-01')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await userEvent.tab();
  expect(day('2026-03-31')).toHaveFocus();
});

test('keys stop at the bounds', async () => {
  show({ value: { start: '2026-03-06' } });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}');
  expect(day('2026-03-05')).toHaveFocus();
});

test('marks the range, and previews it while the end is being chosen', async () => {
  const { rerender } = show({ value: { start: '2026-03-09', end: '2026-03-11' } });
  const selected = () =>
    screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
  expect(selected()).toEqual(['9', '10', '11']);
  rerender(
    <Calendar
      texts={calendarTexts}
      value={{ start: '2026-03-09' }}
      choosing="end"
      onPick={onPick}
      min="2026-03-05"
      max="2026-12-31"
    />,
  );
  expect(selected()).toEqual(['9']);
  await userEvent.hover(day('2026-03-12'));
  expect(selected()).toEqual(['9', '10', '11', '12']);
  await userEvent.unhover(day('2026-03-12'));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual(['9', '10']);
});

test('the buttons change the month between the bounds', async () => {
  show({ months: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('grid', { name: 'March 2026' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
  // One day stays reachable by Tab.
  expect(day('2026-04-01')).toHaveAttribute('tabindex', '0');
});
