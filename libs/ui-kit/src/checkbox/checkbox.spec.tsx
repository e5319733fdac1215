import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from './checkbox';

test('space ticks it, and so does its label', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Согласен" />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Согласен' })).toBeChecked();
  await user.click(screen.getByText('Согласен'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an error is read with it', async () => {
  const { container } = render(<Checkbox label="Согласен" error="Нужно согласие" />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие');
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});
