import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NumberField } from './number-field';

const thousands = (value: number) => String(value).replace(/(?<=\d)(?=(\d{3})+$)/g, ' ');

function Price({ initial }: { initial?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <NumberField
        label="Price"
        value={value}
        onChange={setValue}
        min={100}
        max={50_000}
        format={thousands}
      />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Price' });
const announced = () => screen.getByRole('status').textContent;

test('shows plain digits while typing and grouped digits after blur', async () => {
  const { container } = render(<Price initial={12_000} />);
  expect(field()).toHaveValue('12 000');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await userEvent.click(field());
  expect(field()).toHaveValue('12000');
  await userEvent.type(field(), 'x5', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  expect(announced()).toBe('5');
  await userEvent.type(field(), '400');
  await userEvent.tab();
  expect(field()).toHaveValue('5 400');
  expect(await axe(container)).toHaveNoViolations();
});

test('applies its bounds on blur', async () => {
  render(<Price />);
  await userEvent.type(field(), '7');
  expect(announced()).toBe('7');
  await userEvent.tab();
  expect(announced()).toBe('100');
  await userEvent.type(field(), '99999');
  await userEvent.tab();
  expect(field()).toHaveValue('50 000');
});

test('arrows move by one within the bounds', async () => {
  render(<Price initial={101} />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(announced()).toBe('102');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(announced()).toBe('100');
});

test('an empty field is undefined', async () => {
  render(<Price initial={200} />);
  await userEvent.clear(field());
  expect(announced()).toBe('undefined');
  await userEvent.tab();
  expect(field()).toHaveValue('');
});
