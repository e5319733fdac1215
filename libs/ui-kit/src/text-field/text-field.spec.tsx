import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextField } from './text-field';

test('label, hint and error belong to the input', async () => {
  const { container } = render(
    <TextField
      label="Surname"
      note="(Latin)"
      hint="As in the passport"
      error="Use Latin letters"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Surname (Latin)' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Use Latin letters As in the passport');
  expect(await axe(container)).toHaveNoViolations();
});

test('without an error it is valid and has no description', () => {
  render(<TextField label="Surname" />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test('passes ref and input props to the input', async () => {
  const ref = createRef<HTMLInputElement>();
  const change = jest.fn();
  render(
    <TextField
      ref={ref}
      label="E-mail"
      name="email"
      inputMode="email"
      autoComplete="email"
      prefix="@"
      onChange={change}
    />,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'a');
  expect(ref.current).toHaveValue('a');
  expect(ref.current).toHaveAttribute('inputmode', 'email');
  expect(ref.current).toHaveAttribute('autocomplete', 'email');
  expect(change).toHaveBeenCalledTimes(1);
});
