import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProgressBar } from './progress-bar';

test('has a name and a value, without inline style', async () => {
  const { container } = render(<ProgressBar label="Asking airlines" value={0.4} valueText="40%" />);
  const bar = screen.getByRole('progressbar', { name: 'Asking airlines' });
  expect(bar).toHaveValue(0.4);
  expect(bar).toHaveAttribute('aria-valuetext', '40%');
  expect(container.querySelector('[style]')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('is indeterminate without a value and stays within 0 to 1', () => {
  const { rerender } = render(<ProgressBar label="Wait" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  rerender(<ProgressBar label="Wait" value={1.7} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1');
});
