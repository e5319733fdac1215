import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Checkbox } from './checkbox';

test('a click on its label ticks it, and so does Space', async () => {
  const { container } = render(<Checkbox label="I agree" hint="You may withdraw it" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription('You may withdraw it');
  expect(await axe(container)).toHaveNoViolations();
});

test('an error replaces the hint and marks the box', () => {
  render(<Checkbox label="I agree" hint="Hint" error="Please agree" />);
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree');
});
