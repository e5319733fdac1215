import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PasswordField } from './password-field';
import { StrengthMeter } from './strength-meter';

const texts = { showLabel: 'Show', hideLabel: 'Hide' };

test('is hidden until shown by its button, and keeps the typed text', async () => {
  const { container } = render(<PasswordField label="Password" {...texts} error="Wrong" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByRole('meter')).toBeNull();
  await userEvent.type(field, 'aB1');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('aB1');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(await axe(container)).toHaveNoViolations();
});

test('the browser may propose a new password', () => {
  render(<PasswordField label="Password" isNew {...texts} />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('the meter names the strength in a word', async () => {
  const words = { none: 'empty', weak: 'weak', medium: 'fair', strong: 'strong' };
  const meter = (password: string) => (
    <StrengthMeter password={password} label="Strength" texts={words} />
  );
  const { container, rerender } = render(meter(''));
  const shown = screen.getByRole('meter', { name: 'Strength' });
  expect(shown).toHaveAttribute('aria-valuenow', '0');
  rerender(meter('aA1bB2cC'));
  expect(shown).toHaveAttribute('aria-valuenow', '3');
  expect(screen.getByRole('status')).toHaveTextContent('strong');
  expect(await axe(container)).toHaveNoViolations();
});
