import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Switch } from './switch';

test('a click on its label turns it, and so does Space', async () => {
  const change = jest.fn();
  const { container } = render(
    <Switch
      label="Letters"
      hint="Once a week"
      onChange={(event) => change(event.target.checked)}
    />,
  );
  const control = screen.getByRole('switch', { name: 'Letters' });
  expect(control).not.toBeChecked();
  expect(control).toHaveAccessibleDescription('Once a week');
  await userEvent.click(screen.getByText('Letters'));
  expect(control).toBeChecked();
  control.focus();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [false]]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a disabled switch does not change', async () => {
  render(<Switch label="Letters" disabled defaultChecked />);
  await userEvent.click(screen.getByText('Letters'));
  expect(screen.getByRole('switch')).toBeChecked();
});
