import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Dropdown } from './dropdown';

const options = [
  { value: 'optimal', label: 'Optimal', hint: 'Price, time and changes weighed' },
  { value: 'cheap', label: 'Cheapest first' },
  { value: 'changes', label: 'Changes' },
  { value: 'departure', label: 'Departure time' },
] as const;
type Sort = (typeof options)[number]['value'];

function Sorting({ initial, disabled }: { initial?: Sort; disabled?: boolean }) {
  const [value, setValue] = useState(initial);
  return (
    <Dropdown
      label="Sort"
      options={options}
      value={value}
      onChange={setValue}
      placeholder="Choose"
      disabled={disabled ?? false}
    />
  );
}

const box = () => screen.getByRole('combobox', { name: 'Sort' });
const picked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('opens by key on the choice, moves and takes', async () => {
  const { container } = render(<Sorting initial="cheap" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(picked()).toHaveTextContent('Cheapest first');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(picked()).toHaveTextContent('Departure time');
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveTextContent('Departure time');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveFocus();
});

test('Escape changes nothing, Tab takes what is highlighted', async () => {
  render(<Sorting initial="cheap" />);
  await userEvent.tab();
  await userEvent.keyboard(' {Home}{Escape}');
  expect(box()).toHaveTextContent('Cheapest first');
  await userEvent.keyboard(' {Home}{Tab}');
  expect(box()).toHaveTextContent('Optimal');
});

test('a press opens, a press chooses', async () => {
  render(<Sorting />);
  expect(box()).toHaveTextContent('Choose');
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Changes' }));
  expect(box()).toHaveTextContent('Changes');
  expect(box()).toHaveFocus();
});

test('type-ahead: letters within 500 ms are one word', () => {
  jest.useFakeTimers();
  try {
    render(<Sorting initial="optimal" />);
    const type = (key: string) => fireEvent.keyDown(box(), { key });
    type('c');
    expect(box()).toHaveTextContent('Cheapest first');
    act(() => jest.advanceTimersByTime(499));
    type('h');
    type('a');
    expect(box()).toHaveTextContent('Changes');
    act(() => jest.advanceTimersByTime(500));
    type('d');
    expect(box()).toHaveTextContent('Departure time');
    act(() => jest.advanceTimersByTime(500));
    fireEvent.click(box());
    type('o');
    expect(picked()).toHaveTextContent('Optimal');
    expect(box()).toHaveTextContent('Departure time');
  } finally {
    jest.useRealTimers();
  }
});

test('disabled it does not open', async () => {
  render(<Sorting disabled />);
  await userEvent.click(box());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});
