import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { X } from '../icons/icons.exports';
import { IconButton } from './icon-button';

test('its label is its name, and the icon is hidden from screen readers', async () => {
  const close = jest.fn();
  const { container } = render(<IconButton label="Close" icon={<X />} onClick={close} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(await axe(container)).toHaveNoViolations();
});
