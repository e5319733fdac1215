import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Users } from '../icons/icons.exports';
import { PickerButton } from './picker-button';
import { PickerField } from './picker-field';

test('has label, choice and expanded state, and opens by key', async () => {
  const open = jest.fn();
  const { container, rerender } = render(
    <PickerButton label="Guests" value="2 guests" icon={<Users />} open={false} onClick={open} />,
  );
  const button = screen.getByRole('button', { name: 'Guests 2 guests' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(1);
  rerender(<PickerButton label="Guests" value="3 guests" icon={<Users />} open onClick={open} />);
  expect(screen.getByRole('button', { name: 'Guests 3 guests', expanded: true })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('is described by its error', async () => {
  const { container } = render(
    <PickerButton label="Guests" value="3 guests" error="Choose an age" icon={null} open={false} />,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription(/Choose an age/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a picker field opens its panel, loads its code before, and closes it by its button', async () => {
  const load = jest.fn();
  const { container } = render(
    <PickerField
      label="Guests"
      value="2 guests"
      icon={<Users />}
      closeLabel="Close"
      doneLabel="Done"
      onIntent={load}
    >
      <p>Adults and children</p>
    </PickerField>,
  );
  expect(screen.queryByText('Adults and children')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(load).toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Adults and children')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('Adults and children')).not.toBeInTheDocument();
});
