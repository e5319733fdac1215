import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Sheet } from './sheet';

test('is a named modal that calls back to be closed', async () => {
  const close = jest.fn();
  render(
    <Sheet open onClose={close} title="Filters" closeLabel="Close">
      <p>Stops</p>
    </Sheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(await axe(sheet)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
